const LETTERS = 6;
const PERIOD_MICROSECONDS = 26 ** LETTERS;
const A = 'a'.charCodeAt(0);

/** Microseconds of a clock that all processes of the machine share. */
function microseconds(): number {
  return Number(process.hrtime.bigint() / 1_000n) % PERIOD_MICROSECONDS;
}

/** A word that tells when it was written: `Q` and six letters, so that it passes every filter of text unchanged. */
export function writeTimedWord(): string {
  let rest = microseconds();
  let letters = '';
  for (let index = 0; index < LETTERS; index += 1) {
    letters = String.fromCharCode(A + (rest % 26)) + letters;
    rest = Math.floor(rest / 26);
  }
  return `Q${letters}`;
}

/** Finds the timed words in a text. A fresh one is needed for each text that is searched piece by piece. */
export const TIMED_WORD = /Q([a-z]{6})/g;

/** How long ago a word was written, in milliseconds, below five minutes. @param letters what TIMED_WORD has captured. */
export function ageOfWord(letters: string): number {
  let written = 0;
  for (let index = 0; index < LETTERS; index += 1) written = written * 26 + letters.charCodeAt(index) - A;
  return ((microseconds() - written + PERIOD_MICROSECONDS) % PERIOD_MICROSECONDS) / 1_000;
}
