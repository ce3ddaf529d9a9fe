import type { Filter } from './recitation.ts';

/** Said where a number stood that nobody has checked. */
export const LEFT_OUT = '(a number I can’t vouch for)';

const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SPELLED = `(?:${DIGIT_WORDS.join('|')})`;
/** Each beginning of each of them. */
const BEGUN = DIGIT_WORDS.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))).join('|');
const NUMBER = new RegExp(
  `[+(]?\\p{Nd}(?:[\\p{Nd}\\s().\\/\\u2010-\\u2015-]{0,30}\\p{Nd})?|\\b${SPELLED}(?:[\\s,-]{1,3}${SPELLED}\\b){2,14}`,
  'iu',
);
/** What could be the beginning of a number at the end of what has come. */
const BEGINNING = new RegExp(
  `(?:[+(]|\\p{Nd}[\\p{Nd}\\s().\\/\\u2010-\\u2015-]*|\\b${SPELLED}(?:[\\s,-]{1,3}${SPELLED})*(?:[\\s,-]{1,3}[a-z]{0,5})?|\\b(?:${BEGUN}))$`,
  'iu',
);
/** So much of what follows a number is looked at. */
const AFTER = 24;
const BEFORE = 48;
/** Few digits are a number to call where words say so. */
const CALL =
  /(?:\b(?:call|dial|ring|phone|text|telephone|reach|hotline|lifeline|helpline|line|number|sms|anrufen|ruf|wähl\w*|nummer|notruf|llam\w*|marca\w*|teléfono|número|appel\w*|compose\w*|numéro|ligue|disque|telefone|liga\w*)\b)[^.!?\n]{0,30}$/iu;
const CALLED =
  /^[^.!?\n]{0,6}\b(?:hotline|lifeline|helpline|emergency|crisis|notruf|emergencias?|urgences|emergência)\b/iu;
/** Or not: they count something. */
const COUNTED =
  /^\s?(?:%|°|€|\$|:\d|(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|times|words?|people|percent|points?|pages?|steps?|minuten|stunden|tage|wochen|jahre|mal|minutos|horas|días|dias|semanas|años|anos|veces|vezes|heures|jours|semaines|ans|fois)\b)/iu;

/**
 * Takes phone numbers out that are not among `known`, across the borders of pieces (safety.md): a number that a model
 * made up can ring anywhere.
 */
export class PhoneNumberFilter implements Filter {
  readonly #known: readonly string[];
  #held = '';
  #before = '';

  constructor(known: readonly string[]) {
    this.#known = known.map(digitsOf);
  }

  push(piece: string): string {
    this.#held += piece;
    let said = '';
    for (;;) {
      const found = NUMBER.exec(this.#held);
      if (!found) return said + this.#say(BEGINNING.exec(this.#held)?.index ?? this.#held.length);
      const end = found.index + found[0].length;
      const after = this.#held.slice(end);
      // It may go on, and what follows may tell what it is.
      if (after.length < AFTER && !/[.!?]\s+[^\s\p{Nd}]|\n\s*[^\s\p{Nd}]/u.test(after))
        return said + this.#say(found.index);
      said += this.#say(found.index) + this.#decide(found[0], after);
      this.#held = this.#held.slice(found[0].length);
    }
  }

  end(): string {
    const said = this.push(`\n${' '.repeat(AFTER)}`);
    const rest = (said + this.#held).slice(0, -(AFTER + 1));
    this.#held = '';
    return rest;
  }

  #say(end: number): string {
    const said = this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    this.#before = (this.#before + said).slice(-BEFORE);
    return said;
  }

  #decide(number: string, after: string): string {
    const said = isPhone(number, this.#before, after) && !this.#isKnown(digitsOf(number)) ? LEFT_OUT : number;
    this.#before = (this.#before + said).slice(-BEFORE);
    return said;
  }

  #isKnown(digits: string): boolean {
    return this.#known.some(
      (known) =>
        known === digits ||
        (Math.min(known.length, digits.length) >= 7 && (known.endsWith(digits) || digits.endsWith(known))),
    );
  }
}

function isPhone(number: string, before: string, after: string): boolean {
  const { length } = digitsOf(number);
  if (length < 3 || COUNTED.test(after) || /^\d{4}-\d{2}-\d{2}$/.test(number)) return false;
  return length >= 7 || CALL.test(before) || CALLED.test(after);
}

function digitsOf(number: string): string {
  return number
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => String(DIGIT_WORDS.indexOf(word)).replace('-1', ''))
    .replace(/\D/g, '');
}
