import { type Finding, safetyKinds } from '@app/contracts';
import type { Filter } from '../text-filter.ts';
import { readMark } from './danger-mark.ts';

/** Longest mark, and longest formatting around one; characters. */
const LONGEST_MARK = 100;
const LONGEST_DRESS = 16;

/** Backticks, bold markers or quotation marks that a model puts around the mark. */
const FORMATTING = /^[\s`*_"'“>]*/;
const OPENING = /^(?:\[(?:\[|\s*danger[\s:])|danger\s*:)/i;
const BEGUN_OPENING = /^(?:\[\s*)?(?:d(?:a(?:n(?:g(?:e(?:r\s*)?)?)?)?)?)?$/i;
/** A line that consists of a mark without brackets. */
const MARK_WITHOUT_BRACKETS = new RegExp(
  `^(danger\\s*:\\s*(?:${safetyKinds.join('|').replaceAll('_', '.')})[ ,]*[a-z]*)[\\s*_"'”\`.]*$`,
  'i',
);
/** After the beginning, only text with brackets and the word "danger" is recognised as a mark. */
const LATER = /\[(?:\[\s{0,4}danger\b|\s{0,4}danger\s{0,4}:)/i;
const BEGUN_LATER = /\[\[?\s{0,4}(?:d(?:a(?:n(?:g(?:er?)?)?)?)?)?\s{0,4}$/i;
/** The part of an unclosed mark that belongs to it. */
const UNCLOSED =
  /^\[\[?\s*danger[\s:]*(?:(?:self|harm|to|others?|child|at|risk|victim|of|abuse|writer)(?![a-z])[\s_,/-]*)*/i;
/** An unclosed mark that ends in the middle of a word. */
const BROKEN_OFF = new RegExp(`${UNCLOSED.source}[a-z]*$`, 'i');

/**
 * Removes the coach's danger mark (danger-mark.ts) from a reply that arrives in pieces of any size. Only a mark at the
 * very beginning raises an alert. Marks further on are removed without an alert, because the reply may quote one. Text
 * that could be a mark is held back until that is decided.
 */
export class MarkFilter implements Filter {
  readonly #onAlert: (finding: Finding) => void;
  #held = '';
  /** Some text of the reply has been passed on. */
  #hasReleased = false;
  #markFound = false;
  /** Formatting found before the mark; it may be repeated behind it. */
  #formatting = '';

  constructor(onAlert: (finding: Finding) => void) {
    this.#onAlert = onAlert;
  }

  push(piece: string): string {
    this.#held += piece;
    return this.#read(false);
  }

  end(): string {
    return this.#read(true);
  }

  #read(isLast: boolean): string {
    while (!this.#hasReleased) if (!this.#readBeginning(isLast)) return '';
    return this.#readOn(isLast);
  }

  /** @returns false when more text is needed to decide. */
  #readBeginning(isLast: boolean): boolean {
    if (this.#formatting !== '' && !this.#removeFormatting(isLast)) return false;
    const before = FORMATTING.exec(this.#held)?.[0] ?? '';
    const text = this.#held.slice(before.length);
    const isDress = before.trim().length <= LONGEST_DRESS;
    if (!isLast && isDress && (text === '' || BEGUN_OPENING.test(text))) return false;
    const mark = isDress && OPENING.test(text) ? endOfMark(text, isLast) : 0;
    if (mark === 'open') return false;
    if (mark === 0) {
      this.#hasReleased = true;
      if (this.#markFound) this.#held = this.#held.trimStart();
      return true;
    }
    for (const finding of readMark(text.slice(0, mark))) this.#onAlert(finding);
    this.#markFound = true;
    this.#formatting = [...before.replace(/[\s>]/g, '')].reverse().join('').replaceAll('“', '”');
    this.#held = text.slice(mark);
    return true;
  }

  /** Removes the formatting behind the mark. @returns false when more text is needed to decide. */
  #removeFormatting(isLast: boolean): boolean {
    const text = this.#held.trimStart();
    if (!isLast && text.length < this.#formatting.length && this.#formatting.startsWith(text)) return false;
    if (text.startsWith(this.#formatting)) this.#held = text.slice(this.#formatting.length);
    this.#formatting = '';
    return true;
  }

  #readOn(isLast: boolean): string {
    let released = '';
    for (;;) {
      const at = LATER.exec(this.#held)?.index;
      if (at === undefined) break;
      const mark = endOfMark(this.#held.slice(at), isLast);
      released += this.#held.slice(0, at);
      this.#held = this.#held.slice(mark === 'open' ? at : at + mark);
      if (mark === 'open') return released;
    }
    const until = isLast ? this.#held.length : (BEGUN_LATER.exec(this.#held)?.index ?? this.#held.length);
    released += this.#held.slice(0, until);
    this.#held = this.#held.slice(until);
    return released;
  }
}

/** Where the mark at the beginning of a text ends; 'open' when more text is needed, 0 when it is no mark. */
function endOfMark(text: string, isLast: boolean): number | 'open' {
  if (!text.startsWith('[')) return endOfBareMark(text, isLast);
  const opened = text.startsWith('[[') ? 2 : 1;
  const closed = text.slice(opened, LONGEST_MARK).search(/[\]\n]/);
  if (closed < 0 && text.length < LONGEST_MARK && !isLast) return 'open';
  const end = opened + closed;
  if (closed < 0 || text.charAt(end) === '\n')
    return ((isLast && BROKEN_OFF.exec(text)) || UNCLOSED.exec(text))?.[0].length ?? 0;
  if (end + 1 === text.length && !isLast) return 'open';
  return text.charAt(end + 1) === ']' ? end + 2 : end + 1;
}

function endOfBareMark(text: string, isLast: boolean): number | 'open' {
  const end = text.slice(0, LONGEST_MARK).indexOf('\n');
  if (end < 0 && text.length < LONGEST_MARK && !isLast) return 'open';
  const line = end < 0 ? text : text.slice(0, end);
  return MARK_WITHOUT_BRACKETS.exec(line)?.[1]?.length ?? 0;
}
