import type { ConversationDetail } from '@app/contracts';
import { expect, test } from 'vitest';
import { conversationMarkdown, type FileWording } from './conversation-file.ts';

const wording: FileWording = {
  you: 'You',
  reply: 'Reply',
  heading: 'Notes',
  states: { stopped: 'Stopped', interrupted: 'Cut off', unanswered: 'No reply' },
  notice: 'Not therapy.',
  moment: (iso) => iso.slice(0, 16).replace('T', ' '),
};

function talk(parts: Partial<ConversationDetail>, ...contents: string[]): string {
  const detail: ConversationDetail = {
    id: '6a3a7b86-6f0e-4b8e-9d44-6d3cbd0a6f5d',
    title: 'Money',
    createdAt: '2026-11-21T10:00:00.000Z',
    emotionTags: [],
    replying: false,
    messages: contents.map((content, at) => ({
      id: crypto.randomUUID(),
      role: at % 2 ? 'assistant' : 'user',
      content,
      ts: '2026-11-21T10:01:00.000Z',
    })),
    ...parts,
  };
  return conversationMarkdown(detail, wording);
}

test('the file contains each message with its author and time, and neither title nor feelings', () => {
  expect(talk({ emotionTags: ['Hurt', 'Hopeful'] }, 'We argue.\nOften.', 'Try **this**:\n\n- listen')).toBe(
    `# Notes

2026-11-21 10:00

## You · 2026-11-21 10:01

We argue.  
Often.

## Reply · 2026-11-21 10:01

Try **this**:

- listen

---

*Not therapy.*
`,
  );
});

test('the person’s text is escaped and shows as it was typed', () => {
  const file = talk({}, '# No heading\n- no list\n1. no number\n> no quote *and* _so_ `on`');
  expect(file).toContain(
    '\\# No heading  \n\\- no list  \n1\\. no number  \n\\> no quote \\*and\\* \\_so\\_ \\`on\\`',
  );
});

test.each([
  ['<img src=https://evil.example/x onerror=alert(1)>', '<img'],
  ['![x](https://evil.example/x.png)', '![x]'],
  ['[click](javascript:alert(1))', '](javascript'],
  ['[x]: javascript:alert(1)', '\n[x]:'],
  ['<javascript:alert(1)>', '<javascript'],
  ['[click](data:text/html,x)', '](data'],
])('opening the file runs and loads nothing: %s', (hostile, live) => {
  const file = talk({ title: hostile }, hostile, hostile);
  expect(file).not.toContain(live);
});
