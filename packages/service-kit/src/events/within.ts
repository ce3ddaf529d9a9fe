/** @throws when `work` has not settled after `ms` milliseconds; it goes on all the same, and nobody hears of it. */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`there was no answer within ${ms} ms`)), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
