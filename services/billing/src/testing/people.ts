import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { acceptAccessTokens, createApp, type SessionLiveness, silentLog } from '@app/service-kit';

/** Somebody signed in. */
export interface Person {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
}

/** Stands where auth stands: issues tokens and ends sessions. */
export interface Doorkeeper {
  readonly publicKey: string;
  readonly sessions: SessionLiveness;
  signIn(userId?: string): Person;
  sign(claims: object, options?: object): string;
  end(person: Person): void;
}

export async function createDoorkeeper(): Promise<Doorkeeper> {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const issuer = createApp({ log: silentLog });
  await acceptAccessTokens(issuer, { publicKey, privateKey });
  await issuer.ready();
  const ended = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  const sign = (claims: object, options: object = {}) => issuer.jwt.sign(claims, options);
  return {
    publicKey,
    sign,
    sessions: {
      isEnded: (id) => ended.has(id),
      onEnded(id, listener) {
        const those = listeners.get(id) ?? new Set();
        listeners.set(id, those.add(listener));
        return () => those.delete(listener);
      },
    },
    signIn(userId = randomUUID()) {
      const sessionId = randomUUID();
      return { userId, sessionId, token: sign({ sub: userId, sid: sessionId }) };
    },
    end({ sessionId }) {
      ended.add(sessionId);
      for (const listener of listeners.get(sessionId) ?? []) listener();
    },
  };
}
