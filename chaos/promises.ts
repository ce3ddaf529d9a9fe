import { areAllReady, type TestProduct, until } from '@app/testkit';
import pg from 'pg';
import type { Ledger } from './ledger.ts';
import type { ChaosPerson } from './person.ts';
import { ReceivedMails } from './received-mails.ts';

/** Time after the last fault in which retries of mails, erasures and the reconciler must be done; milliseconds. */
const SETTLED_WITHIN_MS = 90_000;

type ExpectEventually = (sentence: string, isTrue: () => Promise<boolean>) => Promise<void>;
/** The default address of support: support@ and the host of PUBLIC_URL. */
const SUPPORT = 'support@localhost';
const SCHEMAS = ['auth', 'chat', 'billing', 'notify'] as const;

/** Checks after the faults that everything acknowledged is true. Adds each violation to the ledger. */
export async function checkPromises(
  product: TestProduct,
  ledger: Ledger,
  people: readonly ChaosPerson[],
): Promise<void> {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  const expectEventually: ExpectEventually = (sentence, isTrue) =>
    recordUnlessTrue(ledger, sentence, isTrue, deadline - performance.now());
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    await expectEventually('the product is ready again', () => areAllReady(product));
    await expectEventually('every turn is settled', async () => {
      const { rows } = await database.query("select 1 from chat.turns where state = 'generating'");
      return rows.length === 0;
    });
    await expectEventually('every event has been received', async () => {
      const pending = SCHEMAS.map((schema) => `select 1 from ${schema}.outbox where done_at is null`);
      return (await database.query(pending.join(' union all '))).rows.length === 0;
    });
    for (const person of people) await checkAccount(ledger, person, expectEventually);
    await expectEventually('every mail is sent or dropped', async () => {
      const { rows } = await database.query(
        "select 1 from notify.mails where state not in ('sent', 'dropped')",
      );
      return rows.length === 0;
    });
    const { rows: unsent } = await database.query<{ state: string; n: string }>(
      "select state || ' ' || coalesce(last_error, '') as state, count(*) as n from notify.mails where state <> 'sent' group by 1",
    );
    for (const { state, n } of unsent) console.log(`${n.padStart(6)}  mails ${state}`);
    const mails = new ReceivedMails(product.sandboxUrl ?? '');
    await mails.read();
    for (const reference of ledger.contactReferences) {
      const times = mails.idsOf(SUPPORT, reference).size;
      if (times !== 1)
        ledger.violations.push(`the contact message ${reference} reached support ${times} times`);
    }
    ledger.violations.push(...(await mails.findAlteredIds(database, ledger.deletedAccounts.length === 0)));
    for (const { userId } of ledger.deletedAccounts)
      await expectEventually(`all data of ${userId} is erased`, () => isErased(database, userId));
  } finally {
    await database.end();
  }
}

/** Checks the conversations, the usage and the purchase of one account. */
async function checkAccount(
  ledger: Ledger,
  person: ChaosPerson,
  expectEventually: ExpectEventually,
): Promise<void> {
  const account = await person.readAccount();
  if (!account) {
    if (person.isSignedIn) ledger.violations.push('a person who signed up cannot sign in');
    return;
  }
  const own = ledger.replies.filter(({ email }) => email === person.email);
  let replies = 0;
  for (const conversationId of new Set(own.map((reply) => reply.conversationId))) {
    const messages = (await account.detail(conversationId))?.body.messages ?? [];
    replies += messages.filter(({ role }) => role === 'assistant').length;
    for (const { question } of own.filter((reply) => reply.conversationId === conversationId)) {
      const at = messages.findIndex(({ content }) => content === question);
      if (at === -1 || messages[at + 1]?.role !== 'assistant')
        ledger.violations.push(`an acknowledged reply is not in conversation ${conversationId}`);
    }
  }
  const used = account.usage?.count ?? -1;
  if (used < own.length)
    ledger.violations.push(`${own.length} replies were acknowledged but only ${used} units are used`);
  if (own.length > 0 && used > replies + own.length)
    ledger.violations.push(`${used} units are used but there are only ${replies} replies`);
  if (ledger.paidEmails.has(person.email))
    await expectEventually(
      'a person who has paid has Premium',
      async () => (await person.readAccount())?.purchased === true,
    );
}

/** Whether no row of chat, billing or notify contains this id; outboxes are excluded. */
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

async function recordUnlessTrue(
  ledger: Ledger,
  sentence: string,
  isTrue: () => Promise<boolean>,
  timeout: number,
): Promise<void> {
  try {
    await until(() => isTrue().catch(() => false), { timeout: Math.max(timeout, 1_000), every: 200 });
  } catch {
    ledger.violations.push(`not true: ${sentence}`);
  }
}
