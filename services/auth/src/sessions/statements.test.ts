import { countStatements } from '@app/testkit';
import { expect, test } from 'vitest';
import { somebody, startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();

/** Signs in and lists the statements that it needs. */
async function statementsOf(person: { email: string; password: string; device?: string }) {
  const { statements, stop } = countStatements(auth.adminUrl);
  const { statusCode } = await auth.logIn(person);
  stop();
  return { statusCode, statements };
}

test('a login needs five statements', async () => {
  const ada = await auth.signUp();
  const { statusCode, statements } = await statementsOf(ada);
  expect([statusCode, statements.length], statements.join('\n')).toEqual([200, 5]);
});

test('[AUT-5] a wrong password and an unknown address need the same statements', async () => {
  const ada = await auth.signUp();
  const wrong = await statementsOf({ ...ada, password: 'quite another one' });
  const unknown = await statementsOf(somebody());
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect(unknown.statements.toSorted()).toEqual(wrong.statements.toSorted());
});
