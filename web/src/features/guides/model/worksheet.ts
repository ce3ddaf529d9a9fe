import type { Guide } from '../guide.ts';
import type { SheetAnswers } from './check-in-sheet.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** One question of a worksheet. The answer is stored under the id, a tick under the value of its option. */
export type WorksheetField = { readonly id: string; readonly label: string; readonly hint?: string } & (
  | { readonly kind: 'text' | 'number' | 'time' }
  | { readonly kind: 'select'; readonly options: readonly Option[] }
  | { readonly kind: 'checks'; readonly options: readonly Option[] }
);

/** What a worksheet makes of the answers. */
export interface WorksheetResult {
  /** Words to use, which can be copied. */
  readonly words?: string;
  /** Parts that can be compared. */
  readonly parts?: readonly { readonly title: string; readonly text: string }[];
  readonly remarks: readonly string[];
}

/** The interactive part of a guide: questions, and what a pure function makes of the answers, in this browser only. */
export interface Worksheet {
  /** The name under which the answers are stored in this tab; null for a worksheet that must leave no trace. */
  readonly storedAs: string | null;
  readonly lead: string;
  readonly fields: readonly WorksheetField[];
  readonly button: string;
  readonly resultTitle: string;
  /** Shown instead of a result while answers are missing. */
  readonly missing: string;
  /** @returns null when answers are missing. */
  readonly result: (answers: SheetAnswers) => WorksheetResult | null;
}

/** The ids under which the answers of a worksheet are stored. */
export function answerIds({ fields }: Pick<Worksheet, 'fields'>): string[] {
  return fields.flatMap((field) =>
    field.kind === 'checks' ? field.options.map(({ value }) => value) : [field.id],
  );
}

/** A guide beside the three of the specification, with its worksheet. */
export interface MoreGuide {
  readonly guide: Guide;
  readonly worksheet: Worksheet;
}
