import type { Finding } from '@app/contracts';
import { screen } from '@app/screening';
import { type Coach, CoachFailure, type Moderation } from './chat-coach.ts';
import { collectAlerts } from './score-alerts.ts';

/** A part of the product that looks for danger in what a person writes (docs/decisions/0072). */
export interface Layer {
  readonly name: string;
  /** Undefined when the layer is not configured. @throws when there is no answer. */
  readonly findDangers: ((text: string) => Promise<readonly Finding[]>) | undefined;
}

/** Longer than the product waits, because the evaluation sends many texts at once; milliseconds. */
const MODERATION_DEADLINE_MS = 15_000;
/** The labelled texts have no title, which the coach is always told. */
const TITLE = 'What is on my mind';

/** The layers of the product, each as if it were alone. */
export function createLayers({ coach, moderation }: { coach?: Coach; moderation?: Moderation }): Layer[] {
  return [
    {
      name: 'screening, certain',
      findDangers: async (text) => screenText(text).filter(({ certainty }) => certainty === 'certain'),
    },
    {
      name: 'screening, certain or likely',
      findDangers: async (text) => screenText(text),
    },
    {
      name: 'moderation',
      findDangers:
        moderation && ((text) => moderation.findDangers(text, AbortSignal.timeout(MODERATION_DEADLINE_MS))),
    },
    {
      name: 'coach’s mark',
      findDangers: coach && ((text) => collectAlerts(coach, { title: TITLE, messages: [text] })),
    },
  ];
}

function screenText(text: string): Finding[] {
  const finding = screen([text]);
  return finding ? [finding] : [];
}

/** A short name for what went wrong, without anything that the provider wrote. */
export function describeFailure(error: unknown): string {
  if (error instanceof CoachFailure) return error.kind;
  if (!(error instanceof Error)) return 'unknown';
  return 'status' in error && typeof error.status === 'number' ? `status ${error.status}` : error.name;
}
