import { expect, test } from 'vitest';
import { BLOCK_SIZE, freePort } from '../processes/free-port.ts';
import { metricsPorts, pickPorts } from './ports.ts';
import { readLaunchSettings } from './settings.ts';

test('no process is given a port that is configured for another one', async () => {
  // The ports that would be picked next: those of the same block.
  let next = await freePort();
  while (next % BLOCK_SIZE > BLOCK_SIZE / 2) next = await freePort();
  next += 1;
  const settings = readLaunchSettings({ PORT: String(next), METRICS_PORT: String(next + 2) }, '/');

  const picked = Object.values(await pickPorts(settings));
  const metered = Object.values(metricsPorts(settings) ?? {});

  expect(new Set([...picked, ...metered]).size).toBe(picked.length + metered.length);
});
