import { IN_DANGER, safetyKinds } from '@app/contracts';
import { inject } from 'vitest';
import * as z from 'zod';
import type { Screening } from '../safety/screening.port.ts';
import './share-screening.ts';

const answer = z.object({
  finding: z.optional(z.object({ kind: z.enum(safetyKinds), inDanger: z.enum(IN_DANGER) })),
});

/** The screening that all test files of a run share. Returns it once it has loaded. */
export async function connectToSharedScreening(): Promise<Screening> {
  const url = inject('screeningUrl');
  await fetch(url);
  return {
    async screen(texts, person) {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify({ texts, person }) });
      return answer.parse(await response.json()).finding;
    },
  };
}
