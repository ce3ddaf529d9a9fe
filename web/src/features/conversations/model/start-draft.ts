import { type EmotionTag, emotionTag, LIMITS } from '@app/contracts';
import * as z from 'zod/mini';

const startDraft = z.object({ title: z.string(), question: z.string(), emotionTags: z.array(emotionTag) });

/** What stands in the form of the ask page. */
export type StartDraft = z.output<typeof startDraft>;
export const noDraft: StartDraft = { title: '', question: '', emotionTags: [] };

/** Reads a kept draft; what can't be read is an empty form. */
export function readDraft(kept: string | null): StartDraft {
  try {
    return startDraft.parse(JSON.parse(kept ?? ''));
  } catch {
    return noDraft;
  }
}

/** What is kept of a draft; nothing of an empty one. */
export function keptDraft(draft: StartDraft): string | null {
  const empty = draft.title === '' && draft.question === '' && draft.emotionTags.length === 0;
  return empty ? null : JSON.stringify(draft);
}

function within(text: string, { min, max }: { min: number; max: number }): boolean {
  return text.trim().length >= min && text.length <= max;
}

/** Whether it may be sent: the bounds of the contract (ASK-3, ASK-4). */
export function mayStart({ title, question }: StartDraft): boolean {
  return within(title, LIMITS.title) && within(question, LIMITS.question);
}

/** Marks a feeling, or takes the mark away. */
export function withTag(draft: StartDraft, tag: EmotionTag, marked: boolean): StartDraft {
  const others = draft.emotionTags.filter((one) => one !== tag);
  return { ...draft, emotionTags: marked ? [...others, tag] : others };
}
