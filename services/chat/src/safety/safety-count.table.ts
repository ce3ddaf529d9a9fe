import type { SafetyKind } from '@app/contracts';

/** How often crisis contacts were shown, per UTC day and kind. Nobody's: it holds a date, a kind and a number. */
export interface SafetyCountTable {
  /** YYYY-MM-DD */
  day: string;
  kind: SafetyKind;
  shown: number;
}
