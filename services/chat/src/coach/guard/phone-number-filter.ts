import type { Filter } from '../text-filter.ts';

/** Replaces a phone number that is not in the contacts file. */
export const NUMBER_REPLACEMENT = '(a number I can’t vouch for)';

const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SPELLED = `(?:${DIGIT_WORDS.join('|')})`;
/** All prefixes of these words. */
const BEGUN = DIGIT_WORDS.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))).join('|');
const NUMBER = new RegExp(
  `[+(]?\\p{Nd}(?:[\\p{Nd}\\s().\\/\\u2010-\\u2015-]{0,30}\\p{Nd})?|\\b${SPELLED}(?:[\\s,-]{1,3}${SPELLED}\\b){2,14}`,
  'iu',
);
/** Text at the end of a piece that could begin a phone number. */
const BEGINNING = new RegExp(
  `(?:[+(]|\\p{Nd}[\\p{Nd}\\s().\\/\\u2010-\\u2015-]*|\\b${SPELLED}(?:[\\s,-]{1,3}${SPELLED})*(?:[\\s,-]{1,3}[a-z]{0,5})?|\\b(?:${BEGUN}))$`,
  'iu',
);
/** How many characters after a number are examined. */
const AFTER = 24;
const BEFORE = 48;
/** A short number counts as a phone number only beside words such as these. */
const CALL =
  /(?:\b(?:call|dial|ring|phone|text|telephone|reach|hotline|lifeline|helpline|line|number|sms|anrufen|ruf|wähl\w*|nummer|notruf|llam\w*|marca\w*|teléfono|número|appel\w*|compose\w*|numéro|ligue|disque|telefone|liga\w*)\b)[^.!?\n]{0,30}$/iu;
const CALLED =
  /^[^.!?\n]{0,6}\b(?:hotline|lifeline|helpline|emergency|crisis|notruf|emergencias?|urgences|emergência)\b/iu;
/** Words that make a short number a quantity. */
const COUNTED =
  /^\s?(?:%|°|€|\$|:\d|(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|times|words?|people|percent|points?|pages?|steps?|minuten|stunden|tage|wochen|jahre|mal|minutos|horas|días|dias|semanas|años|anos|veces|vezes|heures|jours|semaines|ans|fois)\b)/iu;

/** The digits of each phone number that may be written. */
export type KnownNumbers = readonly string[];

/** Indexes phone numbers. Done once for all replies. */
export function indexNumbers(numbers: readonly string[]): KnownNumbers {
  return [...new Set(numbers.map(digitsOf))];
}

/**
 * Removes phone numbers that are not among `known`, also across piece boundaries. A number invented by a model can
 * belong to anybody.
 */
export class PhoneNumberFilter implements Filter {
  readonly #known: KnownNumbers;
  #held = '';
  #before = '';

  constructor(known: KnownNumbers) {
    this.#known = known;
  }

  push(piece: string): string {
    this.#held += piece;
    let released = '';
    for (;;) {
      const found = NUMBER.exec(this.#held);
      if (!found) return released + this.#release(BEGINNING.exec(this.#held)?.index ?? this.#held.length);
      const end = found.index + found[0].length;
      const after = this.#held.slice(end);
      // The number may continue, and the text behind it may decide what it is.
      if (after.length < AFTER && !/[.!?]\s+[^\s\p{Nd}]|\n\s*[^\s\p{Nd}]/u.test(after))
        return released + this.#release(found.index);
      released += this.#release(found.index) + this.#decide(found[0], after);
      this.#held = this.#held.slice(found[0].length);
    }
  }

  end(): string {
    const released = this.push(`\n${' '.repeat(AFTER)}`);
    const rest = (released + this.#held).slice(0, -(AFTER + 1));
    this.#held = '';
    return rest;
  }

  #release(end: number): string {
    const released = this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    this.#before = (this.#before + released).slice(-BEFORE);
    return released;
  }

  #decide(number: string, after: string): string {
    const released =
      isPhone(number, this.#before, after) && !this.#isKnown(digitsOf(number)) ? NUMBER_REPLACEMENT : number;
    this.#before = (this.#before + released).slice(-BEFORE);
    return released;
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
