import { type TestProduct, until } from '@app/testkit';
import pg from 'pg';
import * as z from 'zod';
import type { Ledger } from './ledger.ts';
import type { ChaosPerson } from './person.ts';

/** From the last fault on; everything due is done by then: a mail's next try, an erasure, the reconciler; milliseconds. */
const SETTLED_WITHIN_MS = 90_000;

type Holds = (sentence: string, isTrue: () => Promise<boolean>) => Promise<void>;
/** Where messages to support go when nothing is set: support@ the host of PUBLIC_URL. */
const SUPPORT = 'support@localhost';
const SCHEMAS = ['auth', 'chat', 'billing', 'notify'] as const;
const inbox = z.object({ mails: z.array(z.object({ subject: z.string(), messageId: z.string() })) });

/** Looks whether all that was acknowledged is true now that nothing is broken any more; what is not goes into the ledger. */
export async function checkPromises(
  product: TestProduct,
  ledger: Ledger,
  people: readonly ChaosPerson[],
): Promise<void> {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  const holds = (sentence: string, isTrue: () => Promise<boolean>) =>
    becomesTrue(ledger, sentence, isTrue, deadline - performance.now());
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    await holds('the product is ready again', async () => {
      return (await fetch(`${product.url}/readyz`)).status === 200;
    });
    await holds('no turn is left behind', async () => {
      const { rows } = await database.query("select 1 from chat.turns where state = 'generating'");
      return rows.length === 0;
    });
    await holds('every event has been received', async () => {
      const waiting = SCHEMAS.map((schema) => `select 1 from ${schema}.outbox where done_at is null`);
      return (await database.query(waiting.join(' union all '))).rows.length === 0;
    });
    for (const person of people) await conversationsAreKept(ledger, person, holds);
    await holds('every mail is out', async () => {
      const { rows } = await database.query(
        "select 1 from notify.mails where state not in ('sent', 'dropped')",
      );
      return rows.length === 0;
    });
    const { rows: odd } = await database.query<{ state: string; n: string }>(
      "select state || ' ' || coalesce(last_error, '') as state, count(*) as n from notify.mails where state <> 'sent' group by 1",
    );
    for (const { state, n } of odd) console.log(`${n.padStart(6)}  mails ${state}`);
    const { mails } = inbox.parse(
      await (await fetch(`${product.sandboxUrl}/inbox.json?to=${SUPPORT}`)).json(),
    );
    for (const reference of ledger.contacts) {
      // Killed between the server's yes and our own note of it, a mail goes out again, as the same one.
      const ids = mails.filter(({ subject }) => subject.includes(reference)).map((mail) => mail.messageId);
      const times = new Set(ids).size;
      if (times !== 1) ledger.broken.push(`the message ${reference} reached support ${times} times`);
    }
    for (const { userId } of ledger.gone)
      await holds(`nothing is left of ${userId}`, () => isErased(database, userId));
  } finally {
    await database.end();
  }
}

async function conversationsAreKept(ledger: Ledger, person: ChaosPerson, holds: Holds): Promise<void> {
  const seen = await person.lookBack();
  if (!seen) {
    if (person.isIn) ledger.broken.push('somebody who signed up can not sign in');
    return;
  }
  const own = ledger.replies.filter(({ who }) => who === person.email);
  let replies = 0;
  for (const conversationId of new Set(own.map((reply) => reply.conversationId))) {
    const messages = (await seen.detail(conversationId))?.body.messages ?? [];
    replies += messages.filter(({ role }) => role === 'assistant').length;
    for (const { question } of own.filter((reply) => reply.conversationId === conversationId)) {
      const at = messages.findIndex(({ content }) => content === question);
      if (at === -1 || messages[at + 1]?.role !== 'assistant')
        ledger.broken.push(`a reply that was acknowledged is not in conversation ${conversationId}`);
    }
  }
  const used = seen.usage?.count ?? -1;
  if (used < own.length) ledger.broken.push(`${own.length} replies were acknowledged, ${used} were counted`);
  if (own.length > 0 && used > replies + own.length)
    ledger.broken.push(`${used} messages were counted, and there are ${replies} replies`);
  if (ledger.paid.has(person.email))
    await holds('who has paid has premium', async () => (await person.lookBack())?.purchased === true);
}

/** True when no row of any service's schema holds this id. */
async function isErased(database: pg.Client, userId: string): Promise<boolean> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema like any (array['chat%', 'billing', 'notify']) and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const { rows } = await database.query(
      `select 1 from ${name} t where t::text like '%' || $1 || '%' and '${name}' not like '%.outbox' limit 1`,
      [userId],
    );
    if (rows.length > 0) return false;
  }
  return true;
}

async function becomesTrue(
  ledger: Ledger,
  sentence: string,
  isTrue: () => Promise<boolean>,
  timeout: number,
): Promise<void> {
  try {
    await until(() => isTrue().catch(() => false), { timeout: Math.max(timeout, 1_000), every: 200 });
  } catch {
    ledger.broken.push(`not true: ${sentence}`);
  }
}
