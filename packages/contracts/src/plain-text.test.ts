import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('a reply is announced and previewed without asterisks, hashes and backticks, in its own words', () => {
  const reply = [
    '## A thought',
    '**One small thing:** ask *her*, `softly`, and _wait_.',
    '1. Breathe.\n2) Say `I`.\n* Listen.\n- - Rest.',
    '> “I ***miss*** you.”',
    '---',
    '```js\nlet a = 1;\n```',
    'See [Saying no kindly](/library/saying-no-kindly), question #1, snake_case_name and 5*3.',
  ].join('\n\n');
  expect(plainText(reply)).toBe(
    [
      'A thought',
      'One small thing: ask her, softly, and wait.',
      'Breathe.\nSay I.\nListen.\nRest.',
      '“I miss you.”',
      'let a = 1;',
      'See Saying no kindly, question 1, snake_case_name and 5 × 3.',
    ].join('\n\n'),
  );
});

test('plain words stay as they are, and a long hostile text takes no time', () => {
  expect(plainText('I’m fine. Are you?\n\nYes, (really) well-meant.')).toBe(
    'I’m fine. Are you?\n\nYes, (really) well-meant.',
  );
  const started = performance.now();
  for (const part of ['[', '_a', '* ', '> ', '- - ', '[a](', '`', '#', ' \t']) plainText(part.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
