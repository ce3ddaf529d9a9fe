import type { RateClass } from '@app/contracts';
import type { Config } from '../config.ts';
import { assertWithinLimit, type Counter, type Counters } from './counter.ts';
import { type LoginLimits, loginLimits } from './login-limits.ts';

/**
 * The classes whose every request is counted: those of the API, and `pages` for everything the gateway serves itself. The
 * class `login` has its own rules (login-limits.ts).
 */
type CountedClass = Exclude<RateClass, 'login'> | 'pages';

/** The rate limits of the gateway. */
export interface Limits {
  /**
   * Counts a request of an address, or of a person where the class is counted per person.
   * @returns a promise only when the counter is not in this process, so that most requests wait for nothing.
   * @throws Failure 429 `rate_limited` over the class's rate.
   */
  consume(rateClass: CountedClass, key: string): Promise<void> | void;
  readonly login: LoginLimits;
}

/** Classes that are counted per signed-in person; all others are counted per address. */
const PER_PERSON: ReadonlySet<RateClass> = new Set<RateClass>(['chat', 'checkout', 'export']);

export function isPerPerson(rateClass: RateClass): boolean {
  return PER_PERSON.has(rateClass);
}

export function createLimits(
  config: Pick<Config, Extract<keyof Config, `RATE_${string}`>>,
  counters: Counters,
): Limits {
  const classes: Record<CountedClass, Counter> = {
    signup: counters.counter('signup', config.RATE_SIGNUP),
    mail: counters.counter('mail', config.RATE_MAIL),
    contact: counters.counter('contact', config.RATE_CONTACT),
    chat: counters.counter('chat', config.RATE_CHAT),
    checkout: counters.counter('checkout', config.RATE_CHECKOUT),
    export: counters.counter('export', config.RATE_EXPORT),
    webhook: counters.counter('webhook', config.RATE_WEBHOOK),
    other: counters.counter('other', config.RATE_OTHER),
    pages: counters.counter('pages', config.RATE_PAGES),
  };
  return {
    consume: (rateClass, key) => {
      const counted = classes[rateClass].count(key);
      return counted instanceof Promise ? counted.then(assertWithinLimit) : assertWithinLimit(counted);
    },
    login: loginLimits(config.RATE_LOGIN, config.RATE_LOGIN_FAILURES, counters),
  };
}
