import { randomUUID } from 'node:crypto';
import { type ClaimedAccount, failureBody, LIFETIMES } from '@app/contracts';
import { asSystem, Failure, silentLog } from '@app/service-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { findAccountById } from '../accounts/account.repository.ts';
import { openSession } from '../sessions/log-in.ts';
import { PLAIN_HASHER, type SignedIn, startAuth } from '../testing/start-auth.ts';
import type { Holding } from './claim-address.ts';
import {
  CLOSED_ACCOUNT_RETENTION_MS,
  eraseClosedAccounts,
  HOLDINGS_CHECK_DELAY_MS,
} from './erase-closed-accounts.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW = 'amber heron compass 7';
const NOTHING: Holding = { conversations: 0, messages: 0, premium: false, payments: false };
const HELD = {
  nothing: undefined,
  content: { ...NOTHING, conversations: 1, messages: 6 },
  purchase: { ...NOTHING, premium: true, payments: true },
} as const;
type Held = keyof typeof HELD;

/** The holdings that chat and billing report. */
const holdings = new Map<string, Holding>();
let failure: Failure | undefined;
const auth = await startAuth(
  { RATE_MAIL_ACCOUNT: '100/1h', RATE_LOGIN_ACCOUNT: '100/1m' },
  {
    hasher: PLAIN_HASHER,
    fetchHoldings: async (ids) => {
      if (failure) throw failure;
      return new Map([...holdings].filter(([id]) => ids.includes(id)));
    },
  },
);
beforeEach(() => {
  holdings.clear();
  failure = undefined;
});

/** The reader of the mailbox, and somebody else who signed up with the same address. */
interface Two {
  own: SignedIn;
  stranger: SignedIn;
}
type Name = keyof Two;
const other = { own: 'stranger', stranger: 'own' } as const;

async function makeTwo(first: Name, held: { own?: Held; stranger?: Held } = {}): Promise<Two> {
  const person = await auth.signUp(
    { firstName: 'Wilhelmina', password: `${first} otter lantern` },
    { 'user-agent': FIREFOX },
  );
  auth.clock.advance(1_000);
  const second = await auth.signUp(
    { email: person.email, firstName: 'Percival', password: `${other[first]} otter lantern` },
    { 'user-agent': CHROME },
  );
  auth.clock.advance(1_000);
  const two = first === 'own' ? { own: person, stranger: second } : { own: second, stranger: person };
  for (const name of ['own', 'stranger'] as const) {
    const holding = HELD[held[name] ?? 'nothing'];
    if (holding) holdings.set(two[name].session.user.id, holding);
  }
  return two;
}

const idOf = (person: SignedIn) => person.session.user.id;
const isLive = async (person: SignedIn) =>
  (await auth.as(person, 'GET', '/user/sessions')).statusCode === 200;
const canSignIn = async ({ email, password }: SignedIn) =>
  (await auth.logIn({ email, password })).statusCode === 200;
const accountOf = async (person: SignedIn) =>
  (
    await auth.sql<{ email_confirmed_at: Date | null; closed_at: Date | null }>(
      'select email_confirmed_at, closed_at from auth.users where id = $1',
      idOf(person),
    )
  )[0];
const isConfirmed = async (person: SignedIn) => (await accountOf(person))?.email_confirmed_at != null;

/** The token of the newest link that was mailed for this account. */
async function tokenOf(person: SignedIn, template: 'confirm_address' | 'reset_password'): Promise<string> {
  const mails = await auth.mails(person.email);
  const mail = mails.findLast((one) => one.template === template && one.to.personId === idOf(person));
  if (!mail || !('link' in mail)) throw new Error(`no ${template} for this account`);
  return new URL(mail.link).searchParams.get('token') ?? '';
}

async function linkFor(person: SignedIn, kind: 'confirm' | 'reset'): Promise<string> {
  if (kind === 'confirm') return tokenOf(person, 'confirm_address');
  await auth.post('/auth/forgot-password', { email: person.email }, { cookie: `device=${person.device}` });
  await auth.deps.backgroundTasks.waitForAll();
  return tokenOf(person, 'reset_password');
}

const use = (kind: 'confirm' | 'reset', token: string, device?: string, keep?: string) =>
  auth.post(
    kind === 'confirm' ? '/auth/confirm-email' : '/auth/reset-password',
    { token, ...(kind === 'reset' ? { password: NEW } : {}), ...(keep ? { keep } : {}) },
    device ? { cookie: `device=${device}` } : {},
  );

type Answer = Awaited<ReturnType<typeof use>>;
const choiceIn = (answer: Answer): ClaimedAccount[] => {
  expect(answer.statusCode).toBe(409);
  const { code, accounts = [] } = failureBody.parse(answer.json());
  expect(code).toBe('address_disputed');
  return accounts;
};

/** The reference to a person’s account, found by its creation time. */
function referenceTo(person: SignedIn, accounts: readonly ClaimedAccount[]): string {
  const { created_at } = person.session.user;
  const reference = accounts.find(({ createdAt }) => createdAt === created_at)?.reference;
  if (!reference) throw new Error('the account is not offered');
  return reference;
}

const GIVEN = 'given';
const ASKED = 'asked';
/** Whose link it is, what each account holds, whose browser opens it, and the expected outcome (decision 0039). */
const CASES = [
  { linkOf: 'own', own: 'nothing', stranger: 'nothing', browser: 'own', confirm: GIVEN, reset: GIVEN },
  { linkOf: 'own', own: 'nothing', stranger: 'nothing', browser: 'unknown', confirm: GIVEN, reset: GIVEN },
  { linkOf: 'own', own: 'nothing', stranger: 'nothing', browser: 'stranger', confirm: ASKED, reset: GIVEN },
  { linkOf: 'stranger', own: 'nothing', stranger: 'nothing', browser: 'own', confirm: ASKED, reset: GIVEN },
  {
    linkOf: 'stranger',
    own: 'nothing',
    stranger: 'nothing',
    browser: 'unknown',
    confirm: GIVEN,
    reset: GIVEN,
  },
  { linkOf: 'stranger', own: 'nothing', stranger: 'nothing', browser: 'both', confirm: GIVEN, reset: GIVEN },
  { linkOf: 'own', own: 'content', stranger: 'nothing', browser: 'own', confirm: GIVEN, reset: GIVEN },
  { linkOf: 'own', own: 'content', stranger: 'nothing', browser: 'unknown', confirm: GIVEN, reset: ASKED },
  { linkOf: 'own', own: 'content', stranger: 'nothing', browser: 'both', confirm: GIVEN, reset: ASKED },
  { linkOf: 'own', own: 'content', stranger: 'nothing', browser: 'stranger', confirm: ASKED, reset: ASKED },
  { linkOf: 'own', own: 'purchase', stranger: 'nothing', browser: 'own', confirm: GIVEN, reset: GIVEN },
  { linkOf: 'own', own: 'purchase', stranger: 'nothing', browser: 'unknown', confirm: GIVEN, reset: ASKED },
  { linkOf: 'own', own: 'nothing', stranger: 'content', browser: 'own', confirm: ASKED, reset: ASKED },
  { linkOf: 'own', own: 'nothing', stranger: 'content', browser: 'unknown', confirm: ASKED, reset: ASKED },
  { linkOf: 'own', own: 'nothing', stranger: 'purchase', browser: 'own', confirm: ASKED, reset: ASKED },
  { linkOf: 'own', own: 'content', stranger: 'purchase', browser: 'own', confirm: ASKED, reset: ASKED },
  { linkOf: 'stranger', own: 'content', stranger: 'nothing', browser: 'own', confirm: ASKED, reset: ASKED },
  {
    linkOf: 'stranger',
    own: 'content',
    stranger: 'nothing',
    browser: 'unknown',
    confirm: ASKED,
    reset: ASKED,
  },
  { linkOf: 'stranger', own: 'content', stranger: 'nothing', browser: 'both', confirm: ASKED, reset: ASKED },
  { linkOf: 'stranger', own: 'purchase', stranger: 'nothing', browser: 'own', confirm: ASKED, reset: ASKED },
  {
    linkOf: 'stranger',
    own: 'purchase',
    stranger: 'nothing',
    browser: 'unknown',
    confirm: ASKED,
    reset: ASKED,
  },
  { linkOf: 'stranger', own: 'nothing', stranger: 'content', browser: 'own', confirm: ASKED, reset: ASKED },
  {
    linkOf: 'stranger',
    own: 'nothing',
    stranger: 'content',
    browser: 'unknown',
    confirm: GIVEN,
    reset: ASKED,
  },
  {
    linkOf: 'stranger',
    own: 'content',
    stranger: 'content',
    browser: 'unknown',
    confirm: ASKED,
    reset: ASKED,
  },
] as const;

describe.each(['own', 'stranger'] as const)('two accounts of one address, made first: %s', (first) => {
  describe.each(['confirm', 'reset'] as const)('[AUT-13] %s', (kind) => {
    test.each(CASES)(
      'the link of $linkOf, own holds $own, stranger $stranger, browser of $browser',
      async (given) => {
        const two = await makeTwo(first, given);
        const { own, stranger } = two;
        let device: string | undefined;
        if (given.browser === 'own' || given.browser === 'stranger') device = two[given.browser].device;
        const linked = two[given.linkOf];
        const rival = two[other[given.linkOf]];
        const token = await linkFor(linked, kind);
        if (given.browser === 'both') {
          device = own.device;
          await auth.logIn({ ...stranger, device });
        }
        const answer = await use(kind, token, device);

        if (given[kind] === GIVEN) {
          expect(answer.statusCode).toBe(200);
          expect(await Promise.all([isConfirmed(linked), isLive(rival), canSignIn(rival)])).toEqual([
            true,
            false,
            false,
          ]);
          expect(await canSignIn({ ...linked, password: kind === 'reset' ? NEW : linked.password })).toBe(
            true,
          );
          // The rival is closed but not erased until its holdings have been checked again.
          expect((await accountOf(rival))?.closed_at).toEqual(expect.any(Date));
          return;
        }
        const accounts = choiceIn(answer);
        expect(await Promise.all([isConfirmed(own), isConfirmed(stranger)])).toEqual([false, false]);
        expect(await Promise.all([isLive(own), isLive(stranger)])).toEqual([true, true]);
        expect(await Promise.all([canSignIn(own), canSignIn(stranger)])).toEqual([true, true]);

        const made = (person: SignedIn) =>
          device === undefined ? false : madeWith(given.browser, person, two);
        const shown = (person: SignedIn, name: Name) => ({
          reference: expect.stringMatching(/^[\w-]{22}$/),
          createdAt: person.session.user.created_at,
          device: name === first ? 'Firefox on Linux' : 'Chrome on Android',
          messages: given[name] === 'content' ? 6 : 0,
          premium: given[name] === 'purchase',
          madeHere: made(person),
          linked: person === linked,
        });
        const inOrder = [first, other[first]] as const;
        expect(accounts).toEqual(inOrder.map((name) => shown(two[name], name)));

        const chosen = await use(kind, token, device, referenceTo(own, accounts));
        expect(chosen.statusCode).toBe(200);
        expect(await Promise.all([isConfirmed(own), isLive(stranger), canSignIn(stranger)])).toEqual([
          true,
          false,
          false,
        ]);
        expect(await canSignIn({ ...own, password: kind === 'reset' ? NEW : own.password })).toBe(true);
        await eraseClosedAccounts(auth.deps);
        expect(await Promise.all([accountOf(stranger), accountOf(own)])).toEqual([
          undefined,
          expect.anything(),
        ]);
      },
    );
  });
});

function madeWith(browser: string, person: SignedIn, { own, stranger }: Two): boolean {
  return browser === 'both' || (browser === 'own' ? person === own : person === stranger);
}

describe('what the reader of the mailbox sees', () => {
  test('[AUT-13] contains no names and no texts of the accounts', async () => {
    const { own, stranger } = await makeTwo('stranger', { own: 'content' });
    const answer = await use('confirm', await linkFor(own, 'confirm'), stranger.device);
    expect(answer.json()).toEqual({
      error: 'More than one account was created with this email address. Please choose yours.',
      code: 'address_disputed',
      requestId: expect.any(String),
      accounts: expect.any(Array),
    });
    for (const word of ['Wilhelmina', 'Percival', 'Byron', own.email, idOf(own), idOf(stranger)])
      expect(answer.body).not.toContain(word);
  });

  test('[AUT-13] does not contain text from an invented User-Agent header', async () => {
    const { own } = await makeTwo('own', { own: 'content' });
    auth.clock.advance(1_000);
    const liar = { email: own.email, password: 'a liar’s otter lantern' };
    await auth.signUp(liar, { 'user-agent': 'This-one-is-yours/1.0 (keep it)' });
    const accounts = choiceIn(await use('reset', await linkFor(own, 'reset')));
    expect(accounts.map(({ device }) => device)).toEqual([
      'Firefox on Linux',
      'Chrome on Android',
      'Unknown device',
    ]);
  });

  test('[AUT-13] does not grow when others make many empty accounts', async () => {
    const { own, stranger } = await makeTwo('stranger', { own: 'content' });
    for (let i = 0; i < 9; i += 1) {
      auth.clock.advance(1_000);
      await auth.signUp({ email: own.email, password: `rival otter ${i} lantern` });
    }
    const token = await linkFor(own, 'reset');
    const accounts = choiceIn(await use('reset', token));
    expect(accounts).toHaveLength(6);
    const chosen = await use('reset', token, undefined, referenceTo(own, accounts));
    expect([chosen.statusCode, await canSignIn(stranger)]).toEqual([200, false]);
    const open = await auth.sql('select 1 from auth.users where email = $1 and closed_at is null', own.email);
    expect(open).toHaveLength(1);
  });

  test('[AUT-13] holds the account that the link is for, however many empty ones are older', async () => {
    const { own } = await makeTwo('own', { own: 'content' });
    for (let i = 0; i < 6; i += 1) {
      await auth.signUp({ email: own.email, password: `rival otter ${i} lantern` });
      auth.clock.advance(1_000);
    }
    const newest = await auth.signUp({ email: own.email, password: 'newest otter lantern' });
    const token = await linkFor(newest, 'confirm');
    const accounts = choiceIn(await use('confirm', token));
    expect((await use('confirm', token, undefined, referenceTo(newest, accounts))).statusCode).toBe(200);
    expect(await isConfirmed(newest)).toBe(true);
  });
});

describe('a choice between accounts', () => {
  test('[AUT-13] of concurrent choices one succeeds, and it can be repeated', async () => {
    for (const first of ['own', 'stranger'] as const) {
      const { own, stranger } = await makeTwo(first, { own: 'content', stranger: 'content' });
      const token = await linkFor(stranger, 'confirm');
      const accounts = choiceIn(await use('confirm', token));
      const references = [own, stranger].map((person) => referenceTo(person, accounts));
      const uses = Array.from({ length: 8 }, (_, i) => references[i % 2] ?? '');
      const answers = await Promise.all(uses.map((keep) => use('confirm', token, undefined, keep)));
      const winner = uses.find((_, i) => answers[i]?.statusCode === 200) ?? '';
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(
        uses.map((keep) => (keep === winner ? 200 : 400)),
      );
      const confirmed = [await isConfirmed(own), await isConfirmed(stranger)];
      expect(confirmed).toEqual(references.map((reference) => reference === winner));
      expect((await use('confirm', token, undefined, winner)).statusCode).toBe(200);
      expect((await use('confirm', token)).statusCode).toBe(200);
    }
  });

  test('[AUT-13] of two concurrent resets one sets the password', async () => {
    const { own, stranger } = await makeTwo('own', { own: 'content' });
    const token = await linkFor(own, 'reset');
    const accounts = choiceIn(await use('reset', token));
    const answers = await Promise.all(
      [own, stranger].map((person) => use('reset', token, undefined, referenceTo(person, accounts))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const login = await auth.logIn({ email: own.email, password: NEW });
    const winner = answers[0]?.statusCode === 200 ? own : stranger;
    expect(login.json().data.user.id).toBe(idOf(winner));
  });

  test('[AUT-13] with a reference from another link or an unknown one changes nothing and must be made again', async () => {
    const { own, stranger } = await makeTwo('own');
    const [one, two] = [await linkFor(own, 'reset'), await linkFor(stranger, 'confirm')];
    holdings.set(idOf(own), HELD.content);
    const foreign = referenceTo(own, choiceIn(await use('confirm', two)));
    for (const keep of [foreign, 'A'.repeat(22)]) {
      expect(choiceIn(await use('reset', one, undefined, keep))).toHaveLength(2);
      // Not even from the browser that could decide without a choice.
      expect(choiceIn(await use('reset', one, own.device, keep))).toHaveLength(2);
    }
    expect((await use('reset', one, undefined, 'not a reference')).statusCode).toBe(400);
    expect([await isLive(own), await isLive(stranger)]).toEqual([true, true]);
  });

  test('[AUT-13] must be made again when the chosen account was deleted in the meantime', async () => {
    const { own, stranger } = await makeTwo('own', { own: 'content', stranger: 'content' });
    const token = await linkFor(own, 'confirm');
    const keep = referenceTo(stranger, choiceIn(await use('confirm', token)));
    await auth.as(stranger, 'DELETE', '/user/account');
    expect(choiceIn(await use('confirm', token, undefined, keep))).toHaveLength(1);
    expect((await use('confirm', token)).statusCode).toBe(200);
  });
});

describe('recognizing a browser', () => {
  test('[AUT-13] works with a live session as well as with the device cookie', async () => {
    const { own, stranger } = await makeTwo('stranger', { own: 'content' });
    const token = await linkFor(own, 'reset');
    const reset = (cookie: string) =>
      auth.post('/auth/reset-password', { token, password: NEW }, { cookie: `refresh=${cookie}` });
    choiceIn(await reset(stranger.cookie));
    choiceIn(await reset(`${own.cookie.slice(0, -4)}AAAA`));
    expect((await reset(own.cookie)).statusCode).toBe(200);
  });

  test('[AUT-6] makes a reset link for the account of the browser that requests it, else for the oldest account', async () => {
    const { own, stranger } = await makeTwo('stranger');
    const linkedAfterAsking = async (cookie?: string) => {
      await auth.post('/auth/forgot-password', { email: own.email }, cookie ? { cookie } : {});
      await auth.deps.backgroundTasks.waitForAll();
      const [newest] = await auth.sql<{ user_id: string }>(
        `select l.user_id from auth.links l join auth.users u on u.id = l.user_id
         where u.email = $1 and kind = 'reset' order by l.created_at desc limit 1`,
        own.email,
      );
      auth.clock.advance(1_000);
      return newest?.user_id;
    };
    expect(await linkedAfterAsking(`device=${own.device}`)).toBe(idOf(own));
    expect(await linkedAfterAsking()).toBe(idOf(stranger));
    expect(await linkedAfterAsking(`refresh=${own.cookie}`)).toBe(idOf(own));
    expect(await linkedAfterAsking(`device=${randomUUID().slice(0, 22)}`)).toBe(idOf(stranger));
  });
});

describe('while the holdings of accounts are unavailable', () => {
  beforeEach(() => {
    failure = new Failure('unavailable', { retryAfterSeconds: 2 });
  });

  test.each(['confirm', 'reset'] as const)(
    '[AUT-13] a disputed %s fails with 503 and changes nothing',
    async (kind) => {
      const { own, stranger } = await makeTwo('own');
      const token = await linkFor(own, kind);
      const answer = await use(kind, token, own.device);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
      expect([await isLive(own), await isLive(stranger), await isConfirmed(own)]).toEqual([
        true,
        true,
        false,
      ]);
      failure = undefined;
      expect((await use(kind, token, own.device)).statusCode).toBe(200);
    },
  );

  test.each(['confirm', 'reset'] as const)('[AUT-13] a %s without rivals needs no holdings', async (kind) => {
    const ada = await auth.signUp();
    expect((await use(kind, await linkFor(ada, kind))).statusCode).toBe(200);
  });

  test('a closed account is not erased unless a person chose so', async () => {
    const { own, stranger } = await makeTwo('own');
    failure = undefined;
    await use('confirm', await linkFor(own, 'confirm'));
    failure = new Failure('unavailable');
    auth.clock.advance(HOLDINGS_CHECK_DELAY_MS);
    await expect(eraseClosedAccounts(auth.deps)).rejects.toThrow();
    expect(await accountOf(stranger)).toBeDefined();
  });
});

describe('an account that lost its address', () => {
  async function closed(held: { stranger?: Held } = {}): Promise<Two> {
    const two = await makeTwo('stranger');
    const token = await linkFor(two.own, 'confirm');
    const strangersToken = await linkFor(two.stranger, 'confirm');
    expect((await use('confirm', token)).statusCode).toBe(200);
    for (const kind of ['confirm', 'reset'] as const)
      expect((await use(kind, strangersToken)).json().code).toBe('validation_failed');
    const holding = HELD[held.stranger ?? 'nothing'];
    if (holding) holdings.set(idOf(two.stranger), holding);
    return two;
  }

  test('[AUT-13] cannot be used in any way and gets no mail', async () => {
    const { own, stranger } = await closed();
    expect((await auth.refresh(stranger.cookie)).statusCode).toBe(401);
    expect(
      (
        await auth.as(stranger, 'POST', '/auth/change-password', {
          currentPassword: stranger.password,
          password: NEW,
        })
      ).statusCode,
    ).toBe(401);
    expect((await auth.internal(`/internal/people/${idOf(stranger)}`)).statusCode).toBe(404);
    expect((await auth.mails(own.email)).map(({ to }) => 'personId' in to && to.personId)).not.toContain(
      idOf(stranger),
    );
    await auth.post('/auth/forgot-password', { email: own.email }, { cookie: `device=${stranger.device}` });
    await auth.deps.backgroundTasks.waitForAll();
    expect((await use('reset', await tokenOf(own, 'reset_password'))).statusCode).toBe(200);
    expect((await auth.feed()).ids).toContain(stranger.session.session.token);
  });

  test('[AUT-13] gets no session from a login whose password was checked before it was closed', async () => {
    const { own, stranger } = await makeTwo('own');
    const account = await asSystem(auth.deps.db, (trx) => findAccountById(trx, idOf(stranger)));
    if (!account) throw new Error('no account');
    await use('confirm', await linkFor(own, 'confirm'));
    const browser = { id: stranger.device, name: 'Chrome on Android' };
    await expect(openSession(auth.deps, account, browser)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('[ACC-3] is erased in all services once its tokens have expired, if it still has no holdings', async () => {
    const { own, stranger } = await closed();
    auth.clock.advance(HOLDINGS_CHECK_DELAY_MS - 1);
    await eraseClosedAccounts(auth.deps);
    expect(await accountOf(stranger)).toBeDefined();
    auth.clock.advance(1);
    await eraseClosedAccounts(auth.deps);
    expect([await accountOf(stranger), await canSignIn(own)]).toEqual([undefined, true]);
    const told = await auth.sql(
      "select receiver from auth.outbox where topic = 'user.deleted' and payload->>'userId' = $1",
      idOf(stranger),
    );
    expect(told).toHaveLength(3);
  });

  test('[ACC-3] is not erased while a token that it was given before can still be used', async () => {
    const { stranger } = await closed();
    auth.clock.advance(LIFETIMES.accessToken);
    await eraseClosedAccounts(auth.deps);
    expect(await accountOf(stranger)).toBeDefined();
  });

  test.each(['content', 'purchase'] as const)(
    '[ACC-3] is kept for a month if a %s was added at the last moment',
    async (held) => {
      const { stranger } = await closed({ stranger: held });
      const warned: unknown[] = [];
      const log = Object.assign(Object.create(silentLog), { warn: (fields: unknown) => warned.push(fields) });
      auth.clock.advance(HOLDINGS_CHECK_DELAY_MS);
      await eraseClosedAccounts({ ...auth.deps, log });
      expect(warned).toEqual([{ userIds: [idOf(stranger)] }]);
      auth.clock.advance(CLOSED_ACCOUNT_RETENTION_MS - 1);
      await eraseClosedAccounts({ ...auth.deps, log });
      expect([(await accountOf(stranger)) !== undefined, await canSignIn(stranger)]).toEqual([true, false]);
      auth.clock.advance(1);
      await eraseClosedAccounts({ ...auth.deps, log });
      expect([await accountOf(stranger), warned.length]).toEqual([undefined, 1]);
    },
  );

  test('[ROLE-3] is kept for a month when a visitor’s chat is still on its way to it', async () => {
    const { stranger } = await closed();
    const waits = "insert into auth.visitor_claims values ($1, 'sealed', now(), now() + interval '1 day')";
    await auth.sql(waits, idOf(stranger));
    auth.clock.advance(HOLDINGS_CHECK_DELAY_MS);
    await eraseClosedAccounts(auth.deps);
    auth.clock.advance(CLOSED_ACCOUNT_RETENTION_MS - 1);
    await eraseClosedAccounts(auth.deps);
    expect(await accountOf(stranger)).toBeDefined();
    auth.clock.advance(1);
    await eraseClosedAccounts(auth.deps);
    expect(await accountOf(stranger)).toBeUndefined();
  });

  test('[ROLE-3] counts as having holdings while a visitor’s chat is being handed over to it', async () => {
    const { own, stranger } = await makeTwo('own');
    const waits = "insert into auth.visitor_claims values ($1, 'sealed', now(), now() + interval '1 day')";
    await auth.sql(waits, idOf(stranger));
    choiceIn(await use('confirm', await linkFor(own, 'confirm'), own.device));
  });
});
