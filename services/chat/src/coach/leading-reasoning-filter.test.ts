import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LeadingReasoningFilter } from './leading-reasoning-filter.ts';

/** The visible text of a reply that arrives in these pieces. */
function read(pieces: readonly string[]): string {
  const filter = new LeadingReasoningFilter();
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end();
}

/** Splits a text at random places, with empty pieces among them. */
const cut = (text: string) =>
  fc
    .array(fc.nat(text.length), { maxLength: 12 })
    .map((places) => [0, ...places.toSorted((one, other) => one - other), text.length])
    .map((ends) => ends.slice(1).map((end, index) => text.slice(ends[index], end)));

function everywhere(text: string, expected: string): void {
  expect(read([...text])).toBe(expected);
  expect(read([text])).toBe(expected);
  fc.assert(
    fc.property(cut(text), (pieces) => {
      expect(read(pieces)).toBe(expected);
    }),
  );
}

const ANSWER = 'That sounds heavy. What did they say?';

describe('[CHAT-1] in pieces of any size,', () => {
  test.each([
    [`<think>They ask about dishes.</think>\n\n${ANSWER}`],
    [`\n<think>\nA list:\n1. <b>dishes</b> </thin> < / think>\n</think>${ANSWER}`],
    [`<think></think>\n${ANSWER}`],
    [`<think>one</think>\n<think>two</think>\n${ANSWER}`],
    [`<thinking>They ask.</thinking> ${ANSWER}`],
    [`<THINK>They ask.</Think>${ANSWER}`],
    [`[THINK]They ask.[/THINK]${ANSWER}`],
  ])('reasoning before the reply is removed: %j', (text) => {
    everywhere(text, ANSWER);
  });

  test.each([
    ['<think>They ask and ask and never'],
    ['<think>They ask.</think>'],
    ['<think>They ask.</think>\n\n'],
    ['<think>They ask.</thi'],
  ])('reasoning without a reply leaves nothing: %j', (text) => {
    everywhere(text, '');
  });

  test.each([
    [ANSWER],
    [`  ${ANSWER}`],
    [`${ANSWER} <think>is a tag</think> of theirs.`],
    ['<thin'],
    ['<thinner than you think>'],
    ['< think >spaced</think>'],
    ['</think>and so on'],
    ['<'],
    ['   '],
    [''],
  ])('other text is unchanged: %j', (text) => {
    everywhere(text, text);
  });
});

test('[CHAT-1] text is not held back longer than it could be reasoning', () => {
  const filter = new LeadingReasoningFilter();
  expect(filter.push('I')).toBe('I');
  expect(new LeadingReasoningFilter().push('<p')).toBe('<p');
  const after = new LeadingReasoningFilter();
  expect(after.push('<think>They ask.</think>\n\nI h')).toBe('I h');
});
