/** Turns of the whole product per UTC day (rule 8). Nobody's: it holds a date and a number. */
export interface DailyTurnsTable {
  /** YYYY-MM-DD */
  day: string;
  used: number;
}
