import type { Finding } from '@app/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MarkFilter } from './mark-filter.ts';

/** The filtered text of a reply that arrives in these pieces, and its findings. */
function read(pieces: readonly string[]): { said: string; found: Finding[] } {
  const found: Finding[] = [];
  const filter = new MarkFilter((finding) => found.push(finding));
  const said = pieces.map((piece) => filter.push(piece)).join('') + filter.end();
  return { said, found };
}

/** Splits a text at random places, with empty pieces among them. */
const cut = (text: string) =>
  fc
    .array(fc.nat(text.length), { maxLength: 12 })
    .map((places) => [0, ...places.toSorted((one, other) => one - other), text.length])
    .map((ends) => ends.slice(1).map((end, index) => text.slice(ends[index], end)));

function everywhere(text: string, said: string, found: Finding[]): void {
  expect(read([...text])).toEqual({ said, found });
  expect(read([text])).toEqual({ said, found });
  fc.assert(
    fc.property(cut(text), (pieces) => {
      expect(read(pieces)).toEqual({ said, found });
    }),
  );
}

const ANSWER = 'I am glad you told me. **Are you safe** right now?';
const SELF_HARM: Finding = { kind: 'self_harm', inDanger: 'writer', certainty: 'certain' };
const ABUSE: Finding = { kind: 'victim_of_abuse', inDanger: 'other', certainty: 'certain' };

describe('in pieces of any size,', () => {
  test.each([
    [`[[danger: self_harm writer]]\n\n${ANSWER}`, [SELF_HARM]],
    [`\n  [[danger: victim_of_abuse other]] ${ANSWER}`, [ABUSE]],
    [`[[DANGER:Self_Harm   Writer]]${ANSWER}`, [SELF_HARM]],
    [`[[ danger : self-harm, writer ]]\r\n${ANSWER}`, [SELF_HARM]],
    [`\`[[danger: self_harm writer]]\`\n${ANSWER}`, [SELF_HARM]],
    [`**[[danger: self_harm writer]]**\n\n**Dear you.** ${ANSWER}`, [SELF_HARM], `**Dear you.** ${ANSWER}`],
    [`[[danger: self_harm writer]]\n\n**Dear you.** ${ANSWER}`, [SELF_HARM], `**Dear you.** ${ANSWER}`],
    [`\`\`\`\n[[danger: self_harm writer]]\n\`\`\`\n\n${ANSWER}`, [SELF_HARM]],
    [`[[danger: self_harm]]\n${ANSWER}`, [SELF_HARM]],
    [
      `[[danger: child_at_risk]]\n${ANSWER}`,
      [{ kind: 'child_at_risk', inDanger: 'child', certainty: 'certain' }],
    ],
    [
      `[[danger: harm_to_others]]\n${ANSWER}`,
      [{ kind: 'harm_to_others', inDanger: 'other', certainty: 'certain' }],
    ],
    [`[[danger: self_harm self]]\n${ANSWER}`, [SELF_HARM]],
    [`[[danger: self_harm nobody]]\n${ANSWER}`, [SELF_HARM]],
    [`[danger: self_harm writer]\n${ANSWER}`, [SELF_HARM]],
    [`[[danger: self_harm writer]\n${ANSWER}`, [SELF_HARM]],
    [`[[danger: self_harm writer\n${ANSWER}`, [SELF_HARM]],
    [`[[danger: self_harm writer ${ANSWER.repeat(4)}`, [SELF_HARM], ANSWER.repeat(4)],
    [`danger: self_harm writer\n\n${ANSWER}`, [SELF_HARM]],
    [`**Danger: self-harm, writer**\n${ANSWER}`, [SELF_HARM]],
    [`**danger: self_harm writer**\n\n**Dear you.** ${ANSWER}`, [SELF_HARM], `**Dear you.** ${ANSWER}`],
    [`[[danger: victim_of_abuse other]]\n[[danger: self_harm writer]]\n${ANSWER}`, [ABUSE, SELF_HARM]],
    [
      `[[danger: victim_of_abuse, self_harm other]]\n${ANSWER}`,
      [
        { kind: 'self_harm', inDanger: 'other', certainty: 'certain' },
        { kind: 'victim_of_abuse', inDanger: 'other', certainty: 'certain' },
      ],
    ],
  ] satisfies [string, Finding[], string?][])(
    'a mark raises an alert and is removed: %j',
    (text, found, said = ANSWER) => {
      everywhere(text, said, found);
    },
  );

  test.each([
    [`[[danger: none]]\n${ANSWER}`],
    [`[[no danger]]\n${ANSWER}`],
    [`[[danger: KIND WHO]]\n${ANSWER}`],
    [`[[danger]]${ANSWER}`],
    [`[[danger: ]]${ANSWER}`],
    [`[[safety: fine]]\n${ANSWER}`],
    [`[danger: high]\n\n${ANSWER}`],
  ])('an unknown mark is removed and raises no alert: %j', (text) => {
    everywhere(text, ANSWER, []);
  });

  test.each([
    ['[[danger: self_harm writer]]', [SELF_HARM]],
    ['[[danger: self_harm writer]]\n\n', [SELF_HARM]],
    ['`[[danger: self_harm writer]]`', [SELF_HARM]],
    ['[[danger: self_harm writ', [SELF_HARM]],
    ['danger: self_harm writer', [SELF_HARM]],
    ['[[danger: ', []],
  ] satisfies [string, Finding[]][])('one that is all there is leaves nothing: %j', (text, found) => {
    everywhere(text, '', found);
  });

  test.each([
    [`${ANSWER} [[danger: self_harm writer]] Good.`, `${ANSWER}  Good.`],
    [`${ANSWER}\n[danger: self_harm]`, `${ANSWER}\n`],
    [`${ANSWER}\n[[danger: self_harm`, `${ANSWER}\n`],
    [`${ANSWER} [[DANGER]] and [[danger: x]].`, `${ANSWER}  and .`],
  ])('a mark further on is removed and raises no alert: %j', (text, said) => {
    everywhere(text, said, []);
  });

  test.each([
    [ANSWER],
    [`  ${ANSWER}`],
    ['**Dear you**, that is hard.'],
    ['Dan'],
    ['Danger'],
    ['Danger: self harm is a word that frightens, and you are right to ask.\nTell me more.'],
    [`danger: ${ANSWER.repeat(4)}`],
    ['“I want to be heard”, you say.'],
    ['[Weekly check-in](/library/weekly-check-in-template) may help.'],
    ['Try [Repair after conflict](/library/repair-after-conflict), [dangerous] or [d'],
    ['[dangerous'],
    ['[d'],
    ['['],
    ['[ ]'],
    ['1. [x] done [[y]]'],
    ['> quoted'],
    ['``````````````````````'],
    ['[[Weekly check-in'],
    [`[[Weekly check-in ${ANSWER.repeat(4)}`],
    ['   '],
    [''],
  ])('other text is unchanged: %j', (text) => {
    everywhere(text, text, []);
  });
});

test('no text is held back longer than it could be a mark', () => {
  const first = (text: string) => new MarkFilter(() => undefined).push(text);
  expect(first('I')).toBe('I');
  expect(first('**I')).toBe('**I');
  expect(first('[W')).toBe('[W');
  const filter = new MarkFilter(() => undefined);
  expect(filter.push('[[danger: self_harm writer]]\n\nI h')).toBe('I h');
  expect(filter.push('ear [')).toBe('ear ');
  expect(filter.push('you')).toBe('[you');
});

test('an alert is raised as soon as its mark is complete, before any text', () => {
  const order: string[] = [];
  const filter = new MarkFilter(({ kind }) => order.push(kind));
  for (const piece of ['[[danger:', ' self_harm', ' writer]]', '\nI']) order.push(filter.push(piece));
  expect(order).toEqual(['', '', 'self_harm', '', 'I']);
});
