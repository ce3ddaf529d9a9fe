import { EMOTION_TAGS, type EmotionTag, LIMITS } from '@app/contracts';
import { list, oneOf, readJson, record, text } from '../../../session/read-json.ts';

/** The values of the form on the ask page. */
export interface StartDraft {
  title: string;
  question: string;
  emotionTags: EmotionTag[];
}
const readStartDraft = record<StartDraft>({
  title: text,
  question: text,
  emotionTags: list(oneOf(EMOTION_TAGS)),
});
export const emptyDraft: StartDraft = { title: '', question: '', emotionTags: [] };

/** Parses a stored draft; an invalid one becomes an empty form. */
export function parseDraft(kept: string | null): StartDraft {
  return readJson(kept, readStartDraft) ?? emptyDraft;
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
