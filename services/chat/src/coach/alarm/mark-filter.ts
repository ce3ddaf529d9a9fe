import { type Finding, safetyKinds } from '@app/contracts';
import type { Filter } from '../guard/recitation.ts';
import { readMark } from './danger-mark.ts';

/** A mark is not longer than this; neither is what a model dresses it up with. */
const LONGEST_MARK = 100;
const LONGEST_DRESS = 16;

/** Ticks, bold or quotation marks that a model puts around it. */
const DRESS = /^[\s`*_"'“>]*/;
const OPENING = /^(?:\[(?:\[|\s*danger[\s:])|danger\s*:)/i;
const BEGUN_OPENING = /^(?:\[\s*)?(?:d(?:a(?:n(?:g(?:e(?:r\s*)?)?)?)?)?)?$/i;
/** A line without brackets that holds a mark and nothing else. */
const BARE = new RegExp(
  `^(danger\\s*:\\s*(?:${safetyKinds.join('|').replaceAll('_', '.')})[ ,]*[a-z]*)[\\s*_"'”\`.]*$`,
  'i',
);
/** Further on, only what says that it is one. */
const LATER = /\[(?:\[\s*danger\b|\s*danger\s*:)/i;
const BEGUN_LATER = /\[\[?\s*(?:d(?:a(?:n(?:g(?:er?)?)?)?)?)?\s*$/i;
/** What of a mark that nothing closes is the mark. */
const UNCLOSED =
  /^\[\[?\s*danger[\s:]*(?:(?:self|harm|to|others?|child|at|risk|victim|of|abuse|writer)(?![a-z])[\s_,/-]*)*/i;
/** And of one that breaks off in the middle of a word. */
const BROKEN_OFF = new RegExp(`${UNCLOSED.source}[a-z]*$`, 'i');

/**
 * Takes the coach's alarm (danger-mark.ts) out of a reply as its pieces come, however they are cut. It is heard at the
 * very beginning alone; a mark further on is taken away and means nothing: it may be quoted. What could be one is held back
 * for no longer than that.
 */
export class MarkFilter implements Filter {
  readonly #alarm: (finding: Finding) => void;
  #held = '';
  /** Something of the reply has gone on. */
  #begun = false;
  #heard = false;
  /** What stood before the mark that has been read, and may stand behind it. */
  #dress = '';

  constructor(alarm: (finding: Finding) => void) {
    this.#alarm = alarm;
  }

  push(piece: string): string {
    this.#held += piece;
    return this.#read(false);
  }

  end(): string {
    return this.#read(true);
  }

  #read(isLast: boolean): string {
    while (!this.#begun) if (!this.#readBeginning(isLast)) return '';
    return this.#readOn(isLast);
  }

  /** @returns false where more must be heard. */
  #readBeginning(isLast: boolean): boolean {
    if (this.#dress !== '' && !this.#undress(isLast)) return false;
    const before = DRESS.exec(this.#held)?.[0] ?? '';
    const text = this.#held.slice(before.length);
    const isDress = before.trim().length <= LONGEST_DRESS;
    if (!isLast && isDress && (text === '' || BEGUN_OPENING.test(text))) return false;
    const mark = isDress && OPENING.test(text) ? endOfMark(text, isLast) : 0;
    if (mark === 'open') return false;
    if (mark === 0) {
      this.#begun = true;
      if (this.#heard) this.#held = this.#held.trimStart();
      return true;
    }
    for (const finding of readMark(text.slice(0, mark))) this.#alarm(finding);
    this.#heard = true;
    this.#dress = [...before.replace(/[\s>]/g, '')].reverse().join('').replaceAll('“', '”');
    this.#held = text.slice(mark);
    return true;
  }

  /** Takes away what the mark was dressed up with behind it. @returns false where more must be heard. */
  #undress(isLast: boolean): boolean {
    const text = this.#held.trimStart();
    if (!isLast && text.length < this.#dress.length && this.#dress.startsWith(text)) return false;
    if (text.startsWith(this.#dress)) this.#held = text.slice(this.#dress.length);
    this.#dress = '';
    return true;
  }

  #readOn(isLast: boolean): string {
    let said = '';
    for (;;) {
      const at = LATER.exec(this.#held)?.index;
      if (at === undefined) break;
      const mark = endOfMark(this.#held.slice(at), isLast);
      said += this.#held.slice(0, at);
      this.#held = this.#held.slice(mark === 'open' ? at : at + mark);
      if (mark === 'open') return said;
    }
    const until = isLast ? this.#held.length : (BEGUN_LATER.exec(this.#held)?.index ?? this.#held.length);
    said += this.#held.slice(0, until);
    this.#held = this.#held.slice(until);
    return said;
  }
}

/** Where the mark ends with which a text begins; 'open' while that can't be known, 0 where it is none. */
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
  return BARE.exec(line)?.[1]?.length ?? 0;
}
