import type { KeyObject } from 'node:crypto';
import type { CallerName, ServiceName } from '@app/contracts';
import { createDecoder, createSigner, createVerifier } from 'fast-jwt';
import * as z from 'zod';
import { type Clock, systemClock } from '../clock.ts';
import { keyId, type ServiceKey } from '../settings/service-keys.ts';
import { SettingsError } from '../settings/settings.ts';
import { releaseErrorFrames } from './tokens.ts';

/** Lifetime of a credential for calls. Receivers refuse an older one, whatever expiry it claims. */
const CALL_LIFE_MS = 5 * 60_000;
/** A credential is renewed this long before it expires, to allow for calls in progress and differing clocks. */
const RENEW_BEFORE_MS = 60_000;
const CALL_TYPE = 'service-call+jwt';
/**
 * How long the signature of an event is valid. Shorter than the inbox keeps its records (prune-events.ts), so that no
 * signed event can be replayed.
 */
const EVENT_LIFE_MS = 14 * 24 * 3_600_000;
const EVENT_TYPE = 'service-event+jwt';

/** An event to be sent from the outbox of its publisher to one receiver. */
export interface OutgoingEvent {
  readonly id: string;
  readonly topic: string;
  readonly payload: unknown;
}

/** An event with a verified signature; whether the publisher may publish it is checked against the contract. */
export interface SignedEvent extends OutgoingEvent {
  readonly publisher: CallerName;
}

/**
 * The identity of this process towards the others: signs its calls with its own key and verifies others by their
 * public keys.
 */
export interface ServiceIdentity {
  readonly name: CallerName;
  /** The credential for calls to `service`: this process is the issuer, the service is the audience. */
  tokenFor(service: ServiceName): string;
  /** The issuer of a credential for calls to this process; undefined when it is not valid. */
  callerOf(token: string): CallerName | undefined;
  /** Signs an event, its content included, for one receiver. */
  signEvent(event: OutgoingEvent, receiver: ServiceName): string;
  /** The event in a signed token; undefined when the signature is not valid or the event is for another receiver. */
  readEvent(token: string): SignedEvent | undefined;
}

export interface IdentitySettings {
  /** The signing key of this process. */
  readonly SERVICE_KEY: KeyObject;
  /** The public keys of all processes, including this one. */
  readonly SERVICE_PUBLIC_KEYS: readonly ServiceKey[];
}

interface Verifier {
  readonly owner: CallerName;
  verify(token: string): unknown;
}

const event = z.object({ jti: z.uuid(), topic: z.string(), payload: z.unknown() });
const header = z.object({ header: z.object({ kid: z.string() }) });

/**
 * @throws SettingsError when the public key of this process is not among the public keys, because every call would be
 * refused.
 */
export function createServiceIdentity(
  name: CallerName,
  { SERVICE_KEY: ownKey, SERVICE_PUBLIC_KEYS: publicKeys }: IdentitySettings,
  clock: Clock = systemClock,
): ServiceIdentity {
  const kid = keyId(ownKey);
  if (!publicKeys.some(({ owner, key }) => owner === name && keyId(key) === kid))
    throw new SettingsError([`SERVICE_KEY: its public key is not in SERVICE_PUBLIC_KEYS under ${name}`]);

  const signer = (typ: string) =>
    createSigner({ key: pem(ownKey), algorithm: 'EdDSA', header: { alg: 'EdDSA', typ, kid } });
  const signCall = signer(CALL_TYPE);
  const signEvent = signer(EVENT_TYPE);
  const decode = createDecoder({ complete: true });
  const verifiers = (verifier: typeof callVerifier) =>
    new Map(publicKeys.map((key) => [keyId(key.key), verifier(name, key)]));
  const callVerifiers = verifiers(callVerifier);
  const eventVerifiers = verifiers(eventVerifier);
  const verifierOf = (known: ReadonlyMap<string, Verifier>, token: string) =>
    known.get(header.parse(decode(token)).header.kid);
  const issued = new Map<ServiceName, { token: string; renewAt: number }>();

  return {
    name,
    tokenFor(service) {
      const now = clock.now().getTime();
      const known = issued.get(service);
      if (known && now < known.renewAt) return known.token;
      const iat = Math.floor(now / 1_000);
      const token = signCall({ iss: name, aud: service, iat, exp: iat + CALL_LIFE_MS / 1_000 });
      issued.set(service, { token, renewAt: now + CALL_LIFE_MS - RENEW_BEFORE_MS });
      return token;
    },
    callerOf(token) {
      try {
        const verifier = verifierOf(callVerifiers, token);
        verifier?.verify(token);
        return verifier?.owner;
      } catch {
        return undefined;
      }
    },
    signEvent({ id, topic, payload }, receiver) {
      const iat = Math.floor(clock.now().getTime() / 1_000);
      return signEvent({ iss: name, aud: receiver, jti: id, iat, topic, payload });
    },
    readEvent(token) {
      try {
        const verifier = verifierOf(eventVerifiers, token);
        if (!verifier) return undefined;
        const { jti: id, topic, payload } = event.parse(verifier.verify(token));
        return { id, topic, payload, publisher: verifier.owner };
      } catch {
        return undefined;
      }
    },
  };
}

/** Verifies credentials signed with one key; the issuer must be the owner of the key. */
function callVerifier(audience: CallerName, { owner, key }: ServiceKey): Verifier {
  const verify = createVerifier({
    key: pem(key),
    algorithms: ['EdDSA'],
    allowedIss: owner,
    allowedAud: audience,
    requiredClaims: ['iss', 'aud', 'iat', 'exp'],
    checkTyp: CALL_TYPE,
    maxAge: CALL_LIFE_MS,
    cache: 100,
    cacheTTL: CALL_LIFE_MS,
    errorCacheTTL: releaseErrorFrames,
  });
  return { owner, verify };
}

/** Verifies events signed with one key. */
function eventVerifier(audience: CallerName, { owner, key }: ServiceKey): Verifier {
  const verify = createVerifier({
    key: pem(key),
    algorithms: ['EdDSA'],
    allowedIss: owner,
    allowedAud: audience,
    requiredClaims: ['iss', 'aud', 'jti', 'iat', 'topic', 'payload'],
    checkTyp: EVENT_TYPE,
    maxAge: EVENT_LIFE_MS,
  });
  return { owner, verify };
}

function pem(key: KeyObject): string {
  return key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }).toString();
}
