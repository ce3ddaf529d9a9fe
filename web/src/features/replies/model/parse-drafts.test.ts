import { draftRequest, isDraftRequest } from '@app/contracts';
import { expect, test } from 'vitest';
import { parseDrafts } from './parse-drafts.ts';

const WHOLE =
  '**Gentle**\n\nHi Mia,\nI miss you.\n\n**Balanced**\n\nLet’s talk.\n\n**Firm**\n\nPlease call me.';

test('three versions are read in the order of their tones, as plain text', () => {
  expect(parseDrafts(WHOLE)).toEqual([
    { tone: 'gentle', text: 'Hi Mia,\nI miss you.' },
    { tone: 'balanced', text: 'Let’s talk.' },
    { tone: 'firm', text: 'Please call me.' },
  ]);
});

test.each([
  ['headings', '### Gentle\nOne\n### Balanced\nTwo\n### Firm\nThree'],
  ['another order and colons', '**Firm:**\nThree\n\n**Gentle:**\n> One\n\n**Balanced:**\n**Two**'],
  ['numbers and words', '1. **Gentle version**\nOne\n2. Balanced version:\n*Two*\n3. FIRM\nThree\n\n---'],
])('tolerates %s', (_how, reply) => {
  expect(parseDrafts(reply)?.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
});

test.each([
  ['an ordinary reply', 'I hear you. Be gentle with yourself.'],
  ['words before the versions', `Here they are.\n\n${WHOLE}`],
  ['two versions', '**Gentle**\nOne\n**Firm**\nThree'],
  ['an empty version', '**Gentle**\n\n**Balanced**\nTwo\n**Firm**\nThree'],
  ['a tone twice', `${WHOLE}\n\n**Firm**\nAgain.`],
])('%s is shown as a reply', (_what, reply) => {
  expect(parseDrafts(reply)).toBeNull();
});

test('a request is recognized by its fixed beginning', () => {
  expect(isDraftRequest(draftRequest(' my  sister\n', 'ask her to call first'))).toBe(true);
  expect(isDraftRequest('Help me write a message to my sister.')).toBe(false);
});
