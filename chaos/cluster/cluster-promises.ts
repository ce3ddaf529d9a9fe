import { type Message, publicEndpoints } from '@app/contracts';
import { type Cluster, type Replica, until } from '@app/testkit';
import type pg from 'pg';
import type { CallRecord, Ledger } from '../ledger.ts';
import { type ClusterPerson, differently, type EndedSession } from './cluster-person.ts';
import type { LatePromises } from './late-promises.ts';
import type { Timeline } from './timeline.ts';

/** Time after the last fault in which every process is ready and every turn is settled; milliseconds. */
const SETTLED_WITHIN_MS = 30_000;
/** The time after which an ended session is refused everywhere. */
const SESSION_ENDS_MS = 2_000;
/** A path of each service that only signed-in people may use; notify has none. */
const GUARDED = { auth: '/user/sessions', chat: '/usage', billing: '/payment/status' } as const;
const SUPPORT = 'support@localhost';

/** What a seed needs to check its promises. */
export interface SeedContext {
  readonly seed: number;
  readonly cluster: Cluster;
  readonly database: pg.Client;
  readonly timeline: Timeline;
  readonly ledger: Ledger;
  readonly late: LatePromises;
}

/** Checks at the end of a seed, when its faults are over, that everything acknowledged is true. */
export async function checkSeed(context: SeedContext, people: readonly ClusterPerson[]): Promise<void> {
  const { cluster, database, ledger } = context;
  await expectSoon(ledger, 'every process is ready', async () => {
    const ready = Object.values(cluster.replicas)
      .flat()
      .map((replica) => replica.isReady());
    return (await Promise.all(ready)).every(Boolean);
  });
  // Calls of the checks must succeed, so those before are judged first.
  judgeCalls(context);
  const callsBefore = ledger.calls.length;
  await expectSoon(ledger, 'every turn is settled', async () => {
    return (await database.query("select 1 from chat.turns where state = 'generating'")).rows.length === 0;
  });
  await Promise.all(people.map((person) => checkPerson(context, person)));
  for (const call of ledger.calls.slice(callsBefore))
    if (isFailure(call) && !isExplained(context.timeline, call))
      ledger.violations.push(`${call.path} answered ${call.status} after all faults were over`);
  for (const reference of ledger.contactReferences) context.late.addMail(context.seed, SUPPORT, reference);
}

/** Whether each failed call fell into the time of a fault that explains it, and said when to try again. */
function judgeCalls({ ledger, timeline }: SeedContext): void {
  for (const call of ledger.calls) {
    const { path, status, retryAfter, endedAt } = call;
    if (isFailure(call)) timeline.note(`${path}: ${status}`, endedAt);
    if (status === 503 && !retryAfter) ledger.violations.push(`${path} answered 503 without Retry-After`);
    if (status === 401 && path !== '/auth/login') ledger.violations.push(`${path} signed a person out`);
    if (isFailure(call) && !isExplained(timeline, call))
      ledger.violations.push(`${path}: “${status}” is explained by no fault`);
  }
}

function isFailure({ status }: CallRecord): boolean {
  return typeof status === 'string' || status >= 500;
}

function isExplained(timeline: Timeline, call: CallRecord): boolean {
  const service = publicEndpoints.find(({ path }) => path === call.path)?.service ?? '';
  if (timeline.explains(service, call)) return true;
  // A gateway that dies or hangs breaks connections; it never makes a service answer a failure.
  return (
    typeof call.status === 'string' &&
    !call.status.startsWith('stream error') &&
    timeline.explains('gateway', call)
  );
}

/** Checks 2 s after each sign-out that no process accepts the session, unless a fault explains that it may not know. */
export async function checkEndedSession(context: SeedContext, session: EndedSession): Promise<void> {
  const { cluster, timeline, ledger } = context;
  await until(() => performance.now() >= session.at + SESSION_ENDS_MS, { every: 50 });
  for (const process of await acceptingProcesses(cluster, session))
    if (!timeline.delaysSessionsOf(process, session.at))
      ledger.violations.push(`${process} accepted a session two seconds after its end`);
}

/** The processes that accept a session; one that does not answer accepts nothing. */
async function acceptingProcesses({ replicas }: Cluster, { headers }: EndedSession): Promise<string[]> {
  const accepts = async ({ url, name }: Replica, path: string) => {
    const answer = await fetch(url + path, { headers, signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel().catch(() => undefined);
    return answer?.ok ? [name] : [];
  };
  const asked = (['auth', 'chat', 'billing'] as const).flatMap((service) => [
    ...replicas[service].map((replica) => accepts(replica, GUARDED[service])),
    ...replicas.gateway.map((gateway) => accepts(gateway, `/api${GUARDED[service]}`)),
  ]);
  return (await Promise.all(asked)).flat();
}

async function checkPerson(context: SeedContext, person: ClusterPerson): Promise<void> {
  const { ledger, cluster, seed, late, database } = context;
  if (person.userId === undefined) return;
  const stored = await readStored(context, person);
  if (!stored) {
    ledger.violations.push('a person who signed up cannot sign in and read what is stored');
    return;
  }
  const { usage, conversations } = stored;
  checkTexts(context, person, conversations);
  const charged = conversations
    .flat()
    .filter(({ role, state }) => role === 'assistant' && state === undefined);
  if (usage.count !== charged.length)
    ledger.violations.push(`${usage.count} units are used for ${charged.length} replies`);
  for (const ended of person.endedSessions)
    for (const process of await acceptingProcesses(cluster, ended))
      ledger.violations.push(`${process} accepts a session that ended before`);
  late.addMail(seed, person.email, 'Please confirm your email address');
  if (!ledger.paidEmails.has(person.email)) return;
  late.addMail(seed, person.email, 'Your receipt');
  late.add(seed, 'a payment has one effect', async () => {
    const { rows } = await database.query<{ count: string }>(
      "select count(*) from billing.purchases where owner_id = $1 and state = 'paid' and not is_second",
      [person.userId],
    );
    return rows[0]?.count === '1' && (await person.readAccount())?.purchased === true;
  });
}

/**
 * Signs in and reads everything. A connection that has become half-open is found only by a call that uses it, which may be
 * one of these: then it is made again.
 */
async function readStored({ ledger, timeline }: SeedContext, person: ClusterPerson) {
  for (;;) {
    const callsBefore = ledger.calls.length;
    const account = await person.readAccount();
    const conversations = account && (await person.readConversations(account.headers));
    if (account?.usage && conversations) return { usage: account.usage, conversations };
    if (!ledger.calls.slice(callsBefore).some((call) => isFailure(call) && isExplained(timeline, call)))
      return undefined;
  }
}

/** Every question that was acknowledged is stored once, and its reply is stored as it was streamed, whole if it had begun. */
function checkTexts(
  { ledger, timeline }: SeedContext,
  person: ClusterPerson,
  conversations: readonly Message[][],
): void {
  const json = ledger.replies.filter(({ email }) => email === person.email);
  for (const { question } of json) {
    const found = findAnswers(conversations, question);
    if (found.length !== 1 || found[0]?.state !== undefined)
      ledger.violations.push(`the question of an acknowledged reply is stored with ${found.length} replies`);
  }
  for (const { question, conversationId, streamed, reply } of person.asked) {
    const times = conversations
      .flat()
      .filter(({ role, content }) => role === 'user' && content === question).length;
    if (times > 1 || (times === 0 && conversationId !== undefined))
      ledger.violations.push(`a question that was sent once is stored ${times} times`);
    const [stored, ...others] = findAnswers(conversations, question);
    if (streamed.some(Boolean) && (stored === undefined || stored.state) && !timeline.cutsReplies())
      ledger.violations.push(`a reply that had begun is ${stored?.state ?? 'lost'}`);
    if (others.length > 0) ledger.violations.push('a question has two replies');
    if (reply !== undefined && stored?.content !== reply)
      ledger.violations.push(`a reply was acknowledged ${differently(reply, stored?.content ?? '')}`);
    for (const text of streamed)
      if (stored && !stored.content.startsWith(text) && !text.startsWith(stored.content))
        ledger.violations.push(`part of a reply was streamed ${differently(text, stored.content)}`);
  }
}

/** The replies that follow the question. */
function findAnswers(conversations: readonly Message[][], question: string): Message[] {
  return conversations.flatMap((messages) =>
    messages.filter((message, at) => message.role === 'assistant' && messages[at - 1]?.content === question),
  );
}

async function expectSoon(ledger: Ledger, sentence: string, isTrue: () => Promise<boolean>): Promise<void> {
  try {
    await until(() => isTrue().catch(() => false), { timeout: SETTLED_WITHIN_MS, every: 100 });
  } catch {
    ledger.violations.push(`not true within ${SETTLED_WITHIN_MS / 1_000} s: ${sentence}`);
  }
}
