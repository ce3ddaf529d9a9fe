import { expect, test } from 'vitest';
import { findWords } from './found-words.ts';

const found = (text: string, words: string) =>
  findWords(text, words)
    .map(({ text: part, found: is }) => (is ? `[${part}]` : part))
    .join('');

test.each([
  ['We met at the Café Élan', 'cafe', 'We met at the [Café] Élan'],
  ['We met at the Cafe\u0301 Élan', 'café', 'We met at the [Cafe\u0301] Élan'],
  ['MONEY and money', ' money ', '[MONEY] and [money]'],
  ['money matters', 'mat mon', '[mon]ey [mat]ters'],
  ['aaaa', 'aa', '[aaaa]'],
  ['nothing of it', 'else', 'nothing of it'],
  ['say it', '', 'say it'],
  ['', 'x', ''],
  ['Straße', 'strasse', 'Straße'],
  ['a 💛 b', '💛', 'a [💛] b'],
  ['ﬁne and fine', 'fi', '[ﬁ]ne and [fi]ne'],
  ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
])('in %j the words %j are marked', (text, words, expected) => {
  expect(found(text, words)).toBe(expected);
  expect(
    findWords(text, words)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
