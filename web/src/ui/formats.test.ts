import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

test('dates, numbers and names of countries are formatted in one place, in the language of the interface', async () => {
  const files = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: SOURCES }));
  const formatting = files.filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /new Intl\.(?:DateTimeFormat\([^)]|NumberFormat|DisplayNames)|\.toLocale\w*String\(/.test(
        readFileSync(path.join(SOURCES, file), 'utf8'),
      ),
  );
  expect(formatting).toEqual(['ui/formats.ts']);
});
