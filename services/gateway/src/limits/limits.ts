import type { RateClass } from '@app/contracts';
import type { Rate } from '@app/service-kit/serving';
import type { Counter, Counters } from './counter.ts';
import { insist } from './insist.ts';
import { type LoginLimits, loginLimits } from './login-limits.ts';

export type Rates = Readonly<Record<RateClass, Rate>>;
/** Classes counted per call; `login` has rules of its own. */
type CountedClass = Exclude<RateClass, 'login'>;

/** How often somebody may call (api.md, Settings). */
export interface Limits {
  /**
   * Counts a call of somebody: an address, or a person where the class is per person.
   * @throws Failure 429 `rate_limited` over the class's rate.
   */
  admit(rate: CountedClass, who: string): Promise<void>;
  readonly login: LoginLimits;
}

/** Classes that are counted per signed-in person; all others are counted per address. */
const PER_PERSON: ReadonlySet<RateClass> = new Set<RateClass>(['chat', 'checkout']);

export function isPerPerson(rate: RateClass): boolean {
  return PER_PERSON.has(rate);
}

export function createLimits(rates: Rates, loginFailures: Rate, counters: Counters): Limits {
  const classes: Record<CountedClass, Counter> = {
    signup: counters.counter('signup', rates.signup),
    mail: counters.counter('mail', rates.mail),
    contact: counters.counter('contact', rates.contact),
    chat: counters.counter('chat', rates.chat),
    checkout: counters.counter('checkout', rates.checkout),
    webhook: counters.counter('webhook', rates.webhook),
    other: counters.counter('other', rates.other),
  };
  return {
    admit: async (rate, who) => insist(await classes[rate].count(who)),
    login: loginLimits(rates.login, loginFailures, counters),
  };
}
