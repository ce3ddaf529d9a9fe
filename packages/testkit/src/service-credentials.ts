import { generateKeyPairSync } from 'node:crypto';
import {
  CALLER_NAMES,
  type CallerName,
  type Endpoint,
  internalEndpoints,
  type ServiceName,
} from '@app/contracts';
import {
  createServiceIdentity,
  identitySettings,
  readSettings,
  type ServiceIdentity,
} from '@app/service-kit/serving';
import * as z from 'zod';

/** Key pairs of all processes, generated for this test file. */
const pairs = new Map(CALLER_NAMES.map((caller) => [caller, generateKeyPairSync('ed25519')]));
const publicKeys = [...pairs]
  .map(
    ([caller, { publicKey }]) =>
      `${caller}:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
  )
  .join(',');

/** The key settings of a process. */
export function serviceCredentials(caller: CallerName): { SERVICE_KEY: string; SERVICE_PUBLIC_KEYS: string } {
  const key = pairs.get(caller)?.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') ?? '';
  return { SERVICE_KEY: key, SERVICE_PUBLIC_KEYS: publicKeys };
}

const identities = new Map<CallerName, ServiceIdentity>();

/** The identity of a process in this test file. */
export function testIdentity(caller: CallerName): ServiceIdentity {
  const settings = () => readSettings(z.object(identitySettings), serviceCredentials(caller));
  const identity = identities.get(caller) ?? createServiceIdentity(caller, settings());
  identities.set(caller, identity);
  return identity;
}

/** Accepts credentials for any service, for a stub that stands in for several services. */
export const anyServiceIdentity: Pick<ServiceIdentity, 'callerOf'> = {
  callerOf: (token) =>
    CALLER_NAMES.map((name) => testIdentity(name).callerOf(token)).find((caller) => caller !== undefined),
};

/**
 * The `Authorization` header of a call to an internal route of `service`, from a process that the contract allows to
 * call it.
 */
export function internalAuthorization(service: ServiceName, path: string): string {
  const endpoint = Object.values<Endpoint>(internalEndpoints).find(
    (known) => known.service === service && matches(known.path, path),
  );
  const [caller] = endpoint?.callers ?? [];
  if (!caller) throw new Error(`The contract names no caller of ${path} at ${service}.`);
  return `Bearer ${testIdentity(caller).tokenFor(service)}`;
}

function matches(pattern: string, path: string): boolean {
  const [plain = ''] = path.split('?');
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(plain);
}
