import { expect, test } from 'vitest';
import { readMeasurements } from './costs.ts';
import { simulateHeld, simulateLateness, simulateTurns } from './measured-points.ts';
import { planFor } from './plan.ts';
import { Simulation } from './simulate.ts';

const { costs, points, sizes } = readMeasurements();
/** By which factor two figures differ. */
const factor = (one: number, other: number) => Math.max(one / other, other / one);

test('the simulation reproduces the measured turns per second and the streams held', {
  timeout: 60_000,
}, () => {
  expect(factor(simulateTurns(costs), points.turnsPerSecond)).toBeLessThan(1.1);
  expect(factor(simulateHeld(costs), points.held)).toBeLessThan(1.15);
});

test('the simulation comes near the measured lateness of words', () => {
  expect(factor(simulateLateness(costs, 100), points.lateness)).toBeLessThan(1.35);
});

test('processes share the cores, and one process does one thing at a time', () => {
  const finishedAt = (processes: readonly string[], cores: number) => {
    const simulation = new Simulation({ cores, threads: {} });
    const times: number[] = [];
    for (const process of processes)
      simulation.start({ bursts: [{ process, ms: 10 }], delayMs: 0, finished: (at) => times.push(at) });
    simulation.runUntil(100);
    return times;
  };
  expect(finishedAt(['chat', 'gateway'], 2)).toEqual([10, 10]);
  expect(finishedAt(['chat', 'gateway'], 1)).toEqual([10, 20]);
  expect(finishedAt(['chat', 'chat'], 2)).toEqual([10, 20]);
});

test('a hundred times as many people need a hundred times as much, and never less than two processes', () => {
  const [small, large] = [planFor(100_000, costs, sizes), planFor(10_000_000, costs, sizes)];
  expect(large.storedPerYear / small.storedPerYear).toBeCloseTo(100);
  expect(large.providerCost / small.providerCost).toBeCloseTo(100);
  expect(planFor(1, costs, sizes)).toMatchObject({ chat: 2, gateway: 2 });
});
