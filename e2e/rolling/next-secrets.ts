import { newSecrets, type Secrets, serviceKeyName } from '@app/launcher';
import type { Cluster, ReplicatedName } from '@app/testkit';

/** The three rollouts with which every secret is replaced (docs/operations.md). */
export const STEPS = ['knows both', 'signs with the new', 'knows the new only'] as const;
type Step = (typeof STEPS)[number];

/** Settings that verify or decrypt: lists, newest first. */
const LISTS = [
  'ACCESS_TOKEN_PUBLIC_KEY',
  'AUTH_SECRET',
  'MASTER_KEYS',
  'NOTIFY_SECRET',
  'SERVICE_PUBLIC_KEYS',
  'STRIPE_WEBHOOK_SECRET',
  'VISITOR_SECRET',
] as const;

type ListName = (typeof LISTS)[number];

/** The secrets of a running product, and those that replace them. */
export interface NextSecrets {
  old(name: ListName): string;
  fresh(name: ListName): string;
  /** The settings of a process in this step; only those that it has. */
  settingsFor(name: ReplicatedName, step: Step): Record<string, string>;
}

/** Creates a new value for every secret with which the product verifies, signs or encrypts something. */
export function createNextSecrets({ replicas }: Cluster): NextSecrets {
  const created = newSecrets();
  const fresh = (name: ListName) => (name === 'STRIPE_WEBHOOK_SECRET' ? 'whsec_new' : created[name]);
  const pairs = Object.values(replicas);
  const current = new Map(
    LISTS.map((name) => [name, pairs.map(([one]) => one?.setting(name) ?? '').find(Boolean) ?? '']),
  );
  const old = (name: ListName) => current.get(name) ?? '';
  const listFor = (name: ListName, step: Step) => {
    if (step === 'knows both') return `${old(name)},${fresh(name)}`;
    return step === 'signs with the new' ? `${fresh(name)},${old(name)}` : fresh(name);
  };
  return {
    old,
    fresh,
    settingsFor(name, step) {
      const [replica] = replicas[name];
      const lists = LISTS.filter((list) => replica?.setting(list));
      return {
        ...Object.fromEntries(lists.map((list) => [list, listFor(list, step)])),
        ...(step === 'knows both' ? {} : signersOf(name, created)),
      };
    },
  };
}

/** What a process signs with has one value: of the pair whose public key the others already know. */
function signersOf(name: ReplicatedName, secrets: Secrets): Record<string, string> {
  const own = { SERVICE_KEY: secrets[serviceKeyName(name)] };
  return name === 'auth' ? { ...own, ACCESS_TOKEN_PRIVATE_KEY: secrets.ACCESS_TOKEN_PRIVATE_KEY } : own;
}
