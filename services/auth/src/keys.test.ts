import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { authEndpoints } from '@app/contracts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { deriveKeys, type KeyList } from './keys.ts';
import { readMail } from './mails/read-mail.ts';
import { cookieOf, type SignedIn, somebody, startAuth } from './testing/start-auth.ts';
import { handOverPendingVisitors } from './visitors/hand-over-visitor.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const [olderPair, newerPair] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];

const claimed: string[] = [];
let outcome: 'done' | 'retry' = 'done';
const auth = await startAuth(
  {},
  {
    claimVisitor: async (_userId, visitor) => {
      if (outcome === 'done') claimed.push(visitor);
      return outcome;
    },
  },
);
beforeEach(() => {
  outcome = 'done';
});

/** A replica with these secrets, newest first; it signs access tokens with the first key pair. */
async function startReplica(secrets: KeyList, ...pairs: (typeof olderPair)[]) {
  const publicKeys = pairs.map(({ publicKey }) => publicKey.export({ format: 'der', type: 'spki' }));
  const privateKey = pairs[0]?.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') ?? '';
  const config = {
    ...auth.deps.config,
    ACCESS_TOKEN_PUBLIC_KEY: publicKeys.map((key) => key.toString('base64')).join(),
    ACCESS_TOKEN_PRIVATE_KEY: privateKey,
  };
  const deps = { ...auth.deps, config, keys: deriveKeys(secrets) };
  const app = await createApp(deps);
  afterAll(() => app.close());
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  const signUp = async (headers: Record<string, string> = {}): Promise<SignedIn> => {
    const person = somebody();
    const answer = await post('/auth/signup', person, headers);
    const { data } = authEndpoints.signup.answer.parse(answer.json());
    if (!data) throw new Error('signup answered without a session');
    return { ...person, session: data, cookie: cookieOf(answer), device: cookieOf(answer, 'device') };
  };
  const logIn = ({ email, password, device }: SignedIn) =>
    post('/auth/login', { email, password }, { cookie: `device=${device}` });
  const refresh = async ({ cookie }: SignedIn) =>
    (await post('/auth/refresh', {}, { cookie: `refresh=${cookie}` })).statusCode;
  const showSession = async ({ session: { session } }: SignedIn) =>
    (
      await app.inject({
        url: '/user/sessions',
        headers: { authorization: `Bearer ${session.access_token}` },
      })
    ).statusCode;
  /** Writes the mail that confirms an address, and returns the token in its link. */
  const writeToken = async ({ session: { user } }: SignedIn) => {
    const [mail] = await auth.sql<{ id: string }>(
      "select id from auth.mails where user_id = $1 and template = 'confirm_address'",
      user.id,
    );
    const content = await readMail(deps, mail?.id ?? '');
    if (!content || !('link' in content)) throw new Error('there is no mail with a link');
    return new URL(content.link).searchParams.get('token') ?? '';
  };
  return { deps, post, signUp, logIn, refresh, showSession, writeToken };
}

const steps = {
  before: await startReplica([older], olderPair),
  knowsBoth: await startReplica([older, newer], olderPair, newerPair),
  signsNew: await startReplica([newer, older], newerPair, olderPair),
  after: await startReplica([newer], newerPair),
};
/** The replicas that run side by side while each step is rolled out. */
const sideBySide = [
  ['before', 'knowsBoth'],
  ['knowsBoth', 'before'],
  ['knowsBoth', 'signsNew'],
  ['signsNew', 'knowsBoth'],
  ['signsNew', 'after'],
  ['after', 'signsNew'],
] as const;

const newSignIns = async ({ email }: SignedIn) =>
  (await auth.mails(email)).filter(({ template }) => template === 'new_sign_in').length;

test.each(sideBySide)(
  'while keys are replaced, what a replica (%s) issues is valid at another (%s)',
  async (one, other) => {
    const [issuer, receiver] = [steps[one], steps[other]];
    const ada = await issuer.signUp();
    expect(await receiver.showSession(ada)).toBe(200);
    expect(await receiver.refresh(ada)).toBe(200);
    auth.clock.advance(60_000);
    expect((await receiver.logIn(ada)).statusCode).toBe(200);
    expect((await issuer.logIn(ada)).statusCode).toBe(200);
    expect(await newSignIns(ada)).toBe(0);
    outcome = 'retry';
    const bob = await issuer.signUp({ cookie: `visitor=of-${one}-${other}` });
    outcome = 'done';
    auth.clock.advance(60_000);
    await handOverPendingVisitors(receiver.deps);
    expect(claimed.at(-1)).toBe(`of-${one}-${other}`);
    expect((await receiver.logIn(bob)).statusCode).toBe(200);
  },
);

test.each(sideBySide)(
  'a link made by one replica (%s) and written into a mail by another (%s) works at both',
  async (one, other) => {
    const [maker, writer] = [steps[one], steps[other]];
    for (const reader of [maker, writer]) {
      const ada = await maker.signUp();
      const token = await writer.writeToken(ada);
      expect((await reader.post('/auth/confirm-email', { token })).statusCode).toBe(200);
    }
  },
);

test('when the old keys are removed, nothing that they signed is accepted', async () => {
  const ada = await steps.before.signUp();
  expect(await steps.signsNew.showSession(ada)).toBe(200);
  expect(await steps.after.showSession(ada)).toBe(401);
  expect(await steps.after.refresh(ada)).toBe(401);
  auth.clock.advance(60_000);
  expect((await steps.after.logIn(ada)).statusCode).toBe(200);
  expect(await newSignIns(ada)).toBe(1);
  const token = await steps.before.writeToken(ada);
  expect((await steps.after.post('/auth/confirm-email', { token })).statusCode).toBe(400);
});

test('a service that signs with a key which it would refuse does not start', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const mixed = { publicKey: olderPair.publicKey, privateKey };
  await expect(startReplica([older], mixed)).rejects.toThrow(
    'ACCESS_TOKEN_PRIVATE_KEY: its public key is not in ACCESS_TOKEN_PUBLIC_KEY',
  );
});
