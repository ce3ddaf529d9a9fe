import { EMOTION_TAGS } from '@app/contracts';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { findFittingGuide } from './fitting-guide.policy.ts';

test('each feeling has a guide, and so has a person who marked none', () => {
  for (const tag of EMOTION_TAGS) expect(findFittingGuide([tag]).to).toMatch(/^\/library\//);
  expect(findFittingGuide([]).to).toBe(paths.weeklyCheckIn);
});

test('a person who is hurt is not told to repair', () => {
  expect(findFittingGuide(['Hurt', 'Hopeful']).to).not.toBe(paths.repairAfterConflict);
});
