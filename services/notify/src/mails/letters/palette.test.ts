import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE } from './palette.ts';

const tokens = readFileSync(new URL('../../../../../web/src/styles/tokens.css', import.meta.url), 'utf8');

test.each(Object.entries(PALETTE))('mails have the colour %s of the product', (name, [light, dark]) =>
  expect(tokens).toContain(`--${name}: light-dark(${light}, ${dark});`),
);

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['ink', ['paper', 'surface', 'sunken', 'accent-soft']],
  ['ink-soft', ['paper', 'surface', 'sunken']],
  ['accent', ['paper', 'surface', 'accent-soft']],
  ['on-accent', ['accent']],
] as const)('%s is readable on %s, light and dark', (text, grounds) => {
  for (const ground of grounds)
    for (const scheme of [0, 1] as const) {
      const [low = 0, high = 0] = [PALETTE[text], PALETTE[ground]]
        .map((pair) => luminance(pair[scheme]))
        .sort((one, other) => one - other);
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
});
