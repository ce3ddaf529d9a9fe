import { expect, test } from 'vitest';
import { conversationText, neutralFileName } from './conversation-text.ts';

const ts = '2026-11-23T10:00:00.000Z';
const wording = { you: 'You', coach: 'Coach', moment: (iso: string) => iso.slice(0, 10) };

test('a conversation is copied as title, date and messages, the replies without their Markdown', () => {
  const text = conversationText(
    {
      title: 'כסף',
      createdAt: ts,
      messages: [
        { id: '1', role: 'user', ts, content: 'We *argue*.' },
        {
          id: '2',
          role: 'assistant',
          ts,
          content: '**One step:** *“Is now good?”* See [Guide](/library/x).',
        },
      ],
    },
    wording,
  );
  expect(text).toBe(
    'כסף\n2026-11-23\n\nYou, 2026-11-23\nWe *argue*.\n\nCoach, 2026-11-23\nOne step: “Is now good?” See Guide.\n',
  );
});

test('the name of a file says nothing about its content', () => {
  expect(neutralFileName('2026-11-23')).toBe('notes-2026-11-23');
});
