export interface SheetField {
  readonly id: string;
  readonly label: string;
}

/** One step of the template, with what is asked in it. */
export interface SheetStep {
  readonly title: string;
  readonly minutes: number;
  readonly fields: readonly SheetField[];
}

/** What has been written, by the ids of the fields. */
export type SheetAnswers = Readonly<Record<string, string>>;

/** More than anybody writes in two minutes, and far less than a browser's storage holds. */
export const MAX_ANSWER = 2_000;

/** What was kept, as far as it is answers to these steps; anything else in the storage is ignored. */
export function readAnswers(steps: readonly SheetStep[], kept: string | null): SheetAnswers {
  if (kept === null) return {};
  try {
    const found: unknown = JSON.parse(kept);
    if (typeof found !== 'object' || found === null) return {};
    const entries = new Map(Object.entries(found));
    return Object.fromEntries(
      steps
        .flatMap(({ fields }) => fields)
        .flatMap(({ id }) => {
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

interface SheetWords {
  sheetTitle: string;
  nothingWritten: string;
  step(number: number, title: string, minutes: number): string;
}

/**
 * The sheet as plain text, to keep as a file.
 * @param day as it is to be read, e.g. `22 November 2026`.
 */
export function sheetAsText(
  steps: readonly SheetStep[],
  answers: SheetAnswers,
  words: SheetWords,
  day: string,
): string {
  const paragraphs = steps.flatMap(({ title, minutes, fields }, index) => [
    words.step(index + 1, title, minutes),
    ...fields.map(({ id, label }) => `${label}\n${answers[id]?.trim() || words.nothingWritten}`),
  ]);
  return `${[`${words.sheetTitle}, ${day}`, ...paragraphs].join('\n\n')}\n`;
}
