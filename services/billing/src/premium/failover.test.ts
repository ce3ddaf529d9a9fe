import { failOver, until } from '@app/testkit';
import { expect, test } from 'vitest';
import { startBilling } from '../testing/start-billing.ts';

const { billing, replica, buyer } = await startBilling({ webhooks: 'lose' });

test('while the database can’t be written, a person sees what is known of their payment, and gets Premium afterwards', async () => {
  const ada = billing.signIn();
  const session = await buyer.pay(ada);
  const end = await failOver(billing.database);
  const paths = ['/payment/status', `/payment/status?session_id=${session}`];
  for (const path of paths) {
    // The first calls after the cut may meet connections that are no more.
    const answers = [];
    for (let call = 0; call < 4; call += 1) answers.push(await replica.call(ada, 'GET', path));
    expect([path, answers.at(-1)?.status, answers.at(-1)?.body.data?.purchased]).toEqual([path, 200, false]);
  }
  const atLimit = await replica.ask(`/internal/people/${ada.userId}/purchase`);
  expect([atLimit.status, atLimit.body.purchased]).toEqual([200, false]);
  await end();
  await until(async () => (await buyer.status(ada, session)).body.data?.purchased === true);
});
