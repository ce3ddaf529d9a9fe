import { expect, test } from 'vitest';
import { composeReply } from './compose-reply.ts';

const reply = (text: string, instruction: string) =>
  composeReply({
    instructions: `For this reply only: the person ${instruction}.`,
    feelings: [],
    background: null,
    messages: [{ by: 'person', text }],
  });

test('a request for a draft gets three versions in three tones, spoken to the recipient', () => {
  const text = reply(
    'Help me write a message to Mia. What it is for: ask her to call before she comes',
    'asks you to draft a message',
  );
  const parts = text.split('\n\n');
  expect(parts.filter((_, index) => index % 2 === 0)).toEqual(['**Gentle**', '**Balanced**', '**Firm**']);
  expect(parts[1]).toContain('Hi Mia,');
  expect(parts[1]).toContain('I’d like to ask you to call');
});

test('a reply that is written again differs from the first, and another angle from both', () => {
  const question = 'My wife and I argue about the dishes every evening.';
  const replies = ['writes', 'asks for a fresh one', 'asks for another angle'].map((how) =>
    reply(question, how),
  );
  expect(new Set(replies).size).toBe(3);
});
