export interface SheetField {
  readonly id: string;
  readonly label: string;
}

/** One step of the template with its fields. */
export interface SheetStep {
  readonly title: string;
  readonly minutes: number;
  readonly fields: readonly SheetField[];
}

/** Answers by the ids of the fields. */
export type SheetAnswers = Readonly<Record<string, string>>;

/** More characters than a person writes in two minutes, and far fewer than the browser can store. */
export const MAX_ANSWER = 2_000;

/** The ids under which the answers to these steps are stored. */
export function fieldIds(steps: readonly SheetStep[]): string[] {
  return steps.flatMap(({ fields }) => fields.map(({ id }) => id));
}

/** Reads stored answers. Anything that is not an answer with one of these ids is ignored. */
export function readAnswers(ids: readonly string[], kept: string | null): SheetAnswers {
  if (kept === null) return {};
  try {
    const found: unknown = JSON.parse(kept);
    if (typeof found !== 'object' || found === null) return {};
    const entries = new Map(Object.entries(found));
    return Object.fromEntries(
      ids.flatMap((id) => {
        const text = entries.get(id);
        return typeof text === 'string' && text !== '' ? [[id, text.slice(0, MAX_ANSWER)]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function isEmpty(answers: SheetAnswers): boolean {
  return Object.values(answers).every((text) => text.trim() === '');
}

interface SheetCopy {
  sheetTitle: string;
  nothingWritten: string;
  step(number: number, title: string, minutes: number): string;
}

/**
 * Formats the sheet as plain text for a file.
 * @param day a formatted date, e.g. `22 November 2026`.
 */
export function formatSheet(
  steps: readonly SheetStep[],
  answers: SheetAnswers,
  words: SheetCopy,
  day: string,
): string {
  const paragraphs = steps.flatMap(({ title, minutes, fields }, index) => [
    words.step(index + 1, title, minutes),
    ...fields.map(({ id, label }) => `${label}\n${answers[id]?.trim() || words.nothingWritten}`),
  ]);
  return `${[`${words.sheetTitle}, ${day}`, ...paragraphs].join('\n\n')}\n`;
}
