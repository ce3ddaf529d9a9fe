import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendNotice } from '../testing/send-notice.ts';
import { startBilling } from '../testing/start-billing.ts';

const { billing, replica } = await startBilling();

const event = (more: object = {}) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'customer.created',
  created: Math.floor(billing.clock.now().getTime() / 1_000),
  data: { object: {} },
  ...more,
});
const stored = async ({ id }: { id: string }) =>
  (await billing.sql('select type from billing.provider_events where id = $1', id)).length;
const fromNow = (seconds: number) => new Date(billing.clock.now().getTime() + seconds * 1_000);

describe('[PAY-6] [API-6] a notice', () => {
  test('is stored once and answered with 200, even when its type is not used', async () => {
    for (const type of ['customer.created', 'a.type.of.tomorrow']) {
      const one = event({ type });
      for (const _ of [1, 2]) {
        const { status, body } = await sendNotice(replica, one);
        expect([status, body]).toEqual([200, { received: true }]);
      }
      expect(await stored(one)).toBe(1);
    }
  });

  test.each<[string, Parameters<typeof sendNotice>[2]]>([
    ['with another secret', { secret: 'whsec_of_somebody_else' }],
    ['without a signature', { signature: '' }],
    ['with nonsense for a signature', { signature: 't=now,v1=yes' }],
    ['with a signature of nothing', { signature: `t=${Math.floor(Date.now() / 1_000)},v1=` }],
  ])('%s is refused and not stored', async (_name, signing) => {
    const one = event();
    const { status, body } = await sendNotice(replica, one, signing);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(await stored(one)).toBe(0);
  });

  test('signed more than five minutes ago or in the future is refused', async () => {
    for (const [seconds, expected] of [
      [-301, 400],
      [-299, 200],
      [299, 200],
      [302, 400],
      [86_400, 400],
    ] as const) {
      const { status } = await sendNotice(replica, event(), { at: fromNow(seconds) });
      expect([seconds, status]).toEqual([seconds, expected]);
    }
  });

  test('with a single changed byte is refused', async () => {
    const one = JSON.stringify(event());
    const t = Math.floor(billing.clock.now().getTime() / 1_000);
    const v1 = createHmac('sha256', 'whsec_of_this_test').update(`${t}.${one}`).digest('hex');
    const signature = `t=${t},v1=${v1}`;
    expect((await sendNotice(replica, `${one} `, { signature })).status).toBe(400);
    expect((await sendNotice(replica, one, { signature })).status).toBe(200);
  });

  test('may be larger than other bodies, up to a limit', async () => {
    const sized = (bytes: number) => event({ data: { object: { filling: 'x'.repeat(bytes) } } });
    expect((await sendNotice(replica, sized(200 * 1_024))).status).toBe(200);
    expect((await sendNotice(replica, sized(300 * 1_024))).status).toBe(413);
  });
});
