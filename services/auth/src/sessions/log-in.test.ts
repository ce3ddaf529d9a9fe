import { expect, test } from 'vitest';
import { cookieOf, PASSWORD, somebody, startAuth } from '../testing/auth-under-test.ts';

const auth = await startAuth();

test('[AUT-3] [API-1] signing up answers with a whole session that works at once', async () => {
  const ada = await auth.signUp({ email: 'Ada@Example.org', firstName: ' Ada ', lastName: 'Byron' });
  expect(ada.session).toMatchObject({
    user: { email: 'ada@example.org', email_confirmed_at: null },
    profile: { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.org' },
    preferences: { email_notifications: true, marketing_emails: false, theme_preference: 'light' },
    purchase: { purchased: false, purchase_date: null },
    usageCount: 0,
  });
  expect((await auth.as(ada, 'GET', '/user/sessions')).statusCode).toBe(200);
});

test('[AUT-5] signing in works with the right password, whatever the case of the address', async () => {
  const ada = await auth.signUp();
  const answer = await auth.logIn({ email: ada.email.toUpperCase(), password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.user.id).toBe(ada.session.user.id);
  const again = await auth.refresh(cookieOf(answer));
  expect(again.statusCode).toBe(200);
  expect(again.json().data.token).toBe(answer.json().data.session.token);
});

test('[AUT-5] a wrong password and an unknown address are told apart by nothing', async () => {
  const ada = await auth.signUp();
  const before = auth.hashing.verifications;
  const wrong = await auth.logIn({ email: ada.email, password: 'quite another one' });
  const between = auth.hashing.verifications;
  const unknown = await auth.logIn(somebody());
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect({ ...unknown.json(), requestId: '' }).toEqual({ ...wrong.json(), requestId: '' });
  expect([between - before, auth.hashing.verifications - between]).toEqual([1, 1]);
});
