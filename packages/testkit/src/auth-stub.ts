import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { acceptAccessTokens, createApp, type SessionLiveness, silentLog } from '@app/service-kit/serving';

/** A signed-in person. */
export interface Person {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
}

/** Stands in for auth within the process of a test: issues tokens and ends sessions. */
export interface AuthStub {
  readonly publicKey: string;
  readonly sessions: SessionLiveness;
  signIn(userId?: string): Person;
  sign(claims: object, options?: object): string;
  end(person: Person): void;
  /** Ends the session right after the next request of this person has been authenticated. */
  endAfterGuard(person: Person): void;
}

export async function createAuthStub(): Promise<AuthStub> {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const issuer = createApp({ log: silentLog });
  await acceptAccessTokens(issuer, { publicKey, privateKey });
  await issuer.ready();
  const ended = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  const endingAfterGuard = new Set<string>();
  const end = (sessionId: string) => {
    ended.add(sessionId);
    for (const listener of listeners.get(sessionId) ?? []) listener();
  };
  const sign = (claims: object, options: object = {}) => issuer.jwt.sign(claims, options);
  return {
    publicKey,
    sign,
    sessions: {
      isEnded(id) {
        const wasEnded = ended.has(id);
        if (endingAfterGuard.delete(id)) end(id);
        return wasEnded;
      },
      onEnded(id, listener) {
        if (ended.has(id)) {
          listener();
          return () => undefined;
        }
        const those = listeners.get(id) ?? new Set();
        listeners.set(id, those.add(listener));
        return () => those.delete(listener);
      },
      noteUse: () => undefined,
    },
    signIn(userId = randomUUID()) {
      const sessionId = randomUUID();
      return { userId, sessionId, token: sign({ sub: userId, sid: sessionId }) };
    },
    end: ({ sessionId }) => end(sessionId),
    endAfterGuard: ({ sessionId }) => endingAfterGuard.add(sessionId),
  };
}

/** Tokens that no call for signed-in people may accept, by description. */
export function invalidTokens(
  auth: AuthStub,
  { userId, sessionId, token }: Person,
): [description: string, token: () => string | undefined][] {
  const claims = { sub: userId, sid: sessionId };
  return [
    ['a request without a token', () => undefined],
    ['a forged session', () => `${token.slice(0, -6)}AAAAAA`],
    ['an expired session', () => auth.sign({ ...claims, iat: 1_000 })],
    ['a token for another audience', () => auth.sign(claims, { aud: 'elsewhere' })],
    [
      'an ended session',
      () => {
        const ended = auth.signIn(userId);
        auth.end(ended);
        return ended.token;
      },
    ],
  ];
}
