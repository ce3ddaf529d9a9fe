import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LeadingThoughts } from './leading-thoughts.ts';

/** What is read of a reply that comes in these pieces. */
function read(pieces: readonly string[]): string {
  const thoughts = new LeadingThoughts();
  return pieces.map((piece) => thoughts.push(piece)).join('') + thoughts.end();
}

/** A text cut into pieces anywhere, empty ones too. */
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

describe('[CHAT-1] however a reply is cut into pieces,', () => {
  test.each([
    [`<think>They ask about dishes.</think>\n\n${ANSWER}`],
    [`\n<think>\nA list:\n1. <b>dishes</b> </thin> < / think>\n</think>${ANSWER}`],
    [`<think></think>\n${ANSWER}`],
    [`<think>one</think>\n<think>two</think>\n${ANSWER}`],
    [`<thinking>They ask.</thinking> ${ANSWER}`],
    [`<THINK>They ask.</Think>${ANSWER}`],
    [`[THINK]They ask.[/THINK]${ANSWER}`],
  ])('thoughts before it are taken away: %j', (text) => {
    everywhere(text, ANSWER);
  });

  test.each([
    ['<think>They ask and ask and never'],
    ['<think>They ask.</think>'],
    ['<think>They ask.</think>\n\n'],
    ['<think>They ask.</thi'],
  ])('thoughts that are all there is leave nothing: %j', (text) => {
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
  ])('anything else is left as it is: %j', (text) => {
    everywhere(text, text);
  });
});

test('[CHAT-1] the first word is not held back for longer than it could be a thought', () => {
  const thoughts = new LeadingThoughts();
  expect(thoughts.push('I')).toBe('I');
  expect(new LeadingThoughts().push('<p')).toBe('<p');
  const after = new LeadingThoughts();
  expect(after.push('<think>They ask.</think>\n\nI h')).toBe('I h');
});
