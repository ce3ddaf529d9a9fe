import path from 'node:path';
import { expect, test } from 'vitest';
import { checkBoundaries, findViolations, importsOf } from './boundaries.ts';

test('no import in this repository crosses a boundary', async () => {
  expect(await checkBoundaries(path.dirname(import.meta.dirname))).toEqual([]);
});

test.each([
  ['services/chat/src/app.ts', 'services/auth/src/users/user.ts'],
  ['services/chat/src/app.ts', 'packages/testkit/'],
  ['services/chat/src/replies/answer-turn.ts', 'npm:openai'],
  ['services/chat/src/turns/turn.routes.ts', 'npm:kysely'],
  ['services/chat/src/turns/turn.repository.ts', 'services/chat/src/turns/turn.routes.ts'],
  ['services/chat/src/turns/turn.view.ts', 'services/chat/src/turns/turn.repository.ts'],
  ['services/auth/src/app.ts', 'npm:bullmq'],
  ['web/src/app/router.tsx', 'packages/service-kit/'],
  ['web/src/features/chat/api/ask.ts', 'web/src/features/session/model/session.ts'],
  ['packages/contracts/src/index.ts', 'packages/service-kit/'],
  ['packages/screening/src/screen.ts', 'packages/service-kit/'],
  ['packages/screening/src/screen.ts', 'tools/screening/src/dataset.ts'],
  ['services/chat/src/app.ts', 'tools/screening/src/dataset.ts'],
  ['services/chat/src/app.ts', 'packages/screening/training'],
])('%s must not import %s', (file, target) => {
  expect(findViolations(file, target)).toHaveLength(1);
});

test.each([
  ['services/chat/src/app.ts', 'services/chat/src/turns/turn.routes.ts'],
  ['services/chat/src/app.ts', 'packages/service-kit/'],
  ['services/chat/src/coach/openai.adapter.ts', 'npm:openai'],
  ['packages/service-kit/src/events/queues.ts', 'npm:bullmq'],
  ['web/src/features/chat/api/ask.ts', 'web/src/features/chat/model/turn.ts'],
  ['web/src/app/router.tsx', 'web/src/features/chat/components/window.tsx'],
  ['web/src/api/call.ts', 'packages/contracts/'],
  ['packages/screening/src/screen.ts', 'packages/contracts/'],
  ['services/chat/src/safety/screening-thread.ts', 'packages/screening/'],
  ['tools/screening/src/train-screening.ts', 'packages/screening/training'],
  ['tools/coach-evaluation/src/chat-coach.ts', 'services/chat/src/coach/instructions.ts'],
])('%s may import %s', (file, target) => {
  expect(findViolations(file, target)).toEqual([]);
});

test('a view may import the type of what it shows', () => {
  expect(
    findViolations(
      'services/auth/src/mails/mail.view.ts',
      'services/auth/src/mails/mail.repository.ts',
      true,
    ),
  ).toEqual([]);
});

test('every form of import is found', () => {
  const source = [
    "import { a } from 'one';",
    "import type { B } from './two.ts';",
    "import './three.ts';",
    "export * from './four.ts';",
    "const five = await import('five');",
    'import {',
    '  six,',
    "} from '@app/six';",
  ].join('\n');
  expect(importsOf(source)).toEqual([
    { specifier: 'one', typeOnly: false },
    { specifier: './two.ts', typeOnly: true },
    { specifier: './three.ts', typeOnly: false },
    { specifier: './four.ts', typeOnly: false },
    { specifier: 'five', typeOnly: false },
    { specifier: '@app/six', typeOnly: false },
  ]);
});
