import { type EmotionTag, emotionTag, LIMITS } from '@app/contracts';
import * as z from 'zod/mini';

const startDraft = z.object({ title: z.string(), question: z.string(), emotionTags: z.array(emotionTag) });

/** The values of the form on the ask page. */
export type StartDraft = z.output<typeof startDraft>;
export const emptyDraft: StartDraft = { title: '', question: '', emotionTags: [] };

/** Parses a stored draft; an invalid one becomes an empty form. */
export function parseDraft(kept: string | null): StartDraft {
  try {
    return startDraft.parse(JSON.parse(kept ?? ''));
  } catch {
    return emptyDraft;
  }
}

/** Serializes a draft; null for an empty one. */
export function serializeDraft(draft: StartDraft): string | null {
  const empty = draft.title === '' && draft.question === '' && draft.emotionTags.length === 0;
  return empty ? null : JSON.stringify(draft);
}

function within(text: string, { min, max }: { min: number; max: number }): boolean {
  return text.trim().length >= min && text.length <= max;
}

/** Whether the draft can be sent: it is within the limits of the contract (ASK-3, ASK-4). */
export function canStart({ title, question }: StartDraft): boolean {
  return within(title, LIMITS.title) && within(question, LIMITS.question);
}

/** Selects or deselects a feeling. */
export function withTag(draft: StartDraft, tag: EmotionTag, marked: boolean): StartDraft {
  const others = draft.emotionTags.filter((one) => one !== tag);
  return { ...draft, emotionTags: marked ? [...others, tag] : others };
}
