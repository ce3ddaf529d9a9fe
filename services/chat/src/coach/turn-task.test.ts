import { draftRequest } from '@app/contracts';
import { expect, test } from 'vitest';
import { buildPrompt } from './build-prompt.ts';

const background = { title: 'My sister', emotionTags: [], summary: undefined };
const abuse = { kind: 'victim_of_abuse', inDanger: 'writer', certainty: 'likely' } as const;
const system = (content: string, findings: readonly (typeof abuse)[] = []) =>
  buildPrompt(background, [{ seq: 1, role: 'user', content }], findings)[0]?.content ?? '';

test('a request for a draft adds the format of the reply, for that turn only and not after a danger', () => {
  const request = draftRequest('my sister Mia', 'ask her to call first');
  expect(system(request)).toContain('**Gentle**, **Balanced**, **Firm**');
  expect(system('Thank you. I will send the second one.')).not.toContain('**Gentle**');
  expect(system(request, [abuse])).not.toContain('**Gentle**');
});
