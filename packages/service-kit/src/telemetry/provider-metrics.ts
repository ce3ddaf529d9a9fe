import { counter, labelledGauge } from './metrics.ts';

/**
 * Creates the metrics of a third party that this process calls.
 * @param provider a fixed name.
 * @param isBreakerClosed whether its circuit breaker lets all calls pass.
 * @returns `count` counts one call by how it ended, a fixed code.
 */
export function measureProvider(
  provider: 'coach' | 'payments',
  isBreakerClosed: () => boolean,
): { count(result: string): void } {
  const requests = counter('provider_requests_total', 'Calls to a third party, by how they ended', [
    'provider',
    'result',
  ]);
  labelledGauge(
    'provider_breaker_open',
    '1 from when a third party has failed too often until a call to it succeeds, else 0',
    ['provider'],
    () => [[{ provider }, isBreakerClosed() ? 0 : 1]],
  );
  return { count: (result) => requests.inc({ provider, result }) };
}
