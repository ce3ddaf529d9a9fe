import { EMOTION_TAGS, type EmotionTag, LIMITS } from '@app/contracts';
import { list, nullable, oneOf, readJson, record, text } from '../../../session/read-json.ts';

/** The values of the form on the ask page. */
export interface StartDraft {
  /** null until the person has changed the proposed title. */
  title: string | null;
  question: string;
  emotionTags: EmotionTag[];
}
const readStartDraft = record<StartDraft>({
  title: nullable(text),
  question: text,
  emotionTags: list(oneOf(EMOTION_TAGS)),
});
export const emptyDraft: StartDraft = { title: null, question: '', emotionTags: [] };

/** Parses a stored draft; an invalid one becomes an empty form. */
export function parseDraft(kept: string | null): StartDraft {
  return readJson(kept, readStartDraft) ?? emptyDraft;
}

/** Serializes a draft; null for an empty one. */
export function serializeDraft(draft: StartDraft): string | null {
  const empty = !draft.title && draft.question === '' && draft.emotionTags.length === 0;
  return empty ? null : JSON.stringify(draft);
}

const PROPOSED_TITLE_LENGTH = 50;

/** Proposes a title from the first words of a story; '' when they are too short for one. */
export function proposeTitle(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ');
  const letters = Array.from(line);
  const start = letters.slice(0, PROPOSED_TITLE_LENGTH).join('');
  const isCut = letters.length > PROPOSED_TITLE_LENGTH && letters[PROPOSED_TITLE_LENGTH] !== ' ';
  const words = isCut ? start.replace(/(?<=\S) \S*$/, '') : start;
  const title = withoutEnd(words);
  return title.length < LIMITS.title.min ? '' : title;
}

/** Text without the spaces and punctuation at its end. */
function withoutEnd(text: string): string {
  const letters = Array.from(text);
  const last = letters.findLastIndex((letter) => !/[\s\p{P}]/u.test(letter));
  return letters.slice(0, last + 1).join('');
}

/** The title of a draft: the person's, or the proposed one. */
export function titleOf({ title, question }: StartDraft): string {
  return title ?? proposeTitle(question);
}

/** What the draft still needs before it can be sent, or null: it is within the limits of the contract (ASK-3, ASK-4). */
export function missingPart(draft: StartDraft): MissingPart | null {
  return partOf('question', draft.question) ?? partOf('title', titleOf(draft));
}
export type MissingPart = `${'question' | 'title'}-${'empty' | 'short' | 'long'}`;

function partOf(name: 'question' | 'title', text: string): MissingPart | null {
  const length = text.trim().length;
  if (length === 0) return `${name}-empty`;
  if (length < LIMITS[name].min) return `${name}-short`;
  return text.length > LIMITS[name].max ? `${name}-long` : null;
}

/** Selects or deselects a feeling. */
export function withTag(draft: StartDraft, tag: EmotionTag, marked: boolean): StartDraft {
  const others = draft.emotionTags.filter((one) => one !== tag);
  return { ...draft, emotionTags: marked ? [...others, tag] : others };
}
