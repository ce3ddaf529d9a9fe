import type { InDanger, SafetyKind } from '@app/contracts';
import {
  type Group,
  linesIn,
  type Part,
  type PatternLanguage,
  readLine,
  readList,
  type Words,
} from './notation.ts';

/** A danger that a text names, and where. */
export interface DangerMatch {
  readonly kind: SafetyKind;
  readonly inDanger: InDanger;
  /** Language and name of the group of patterns: `en: wish to die`. */
  readonly pattern: string;
  readonly line: string;
  /** The first token, and the first token after the match. */
  readonly start: number;
  readonly end: number;
}

type Role = 'danger' | 'negation' | 'harmless' | 'elsewhere' | 'childWrites';

/** A compiled line. */
interface Line {
  readonly language: number;
  readonly role: Role;
  readonly source: string;
  readonly finding: Pick<DangerMatch, 'kind' | 'inDanger' | 'pattern'> | undefined;
  readonly steps: readonly CompiledStep[];
  /** The required step whose words are rarest in patterns. The search begins where it occurs. */
  readonly anchor: number;
  /** Lists that must all occur in the text. */
  readonly required: readonly number[];
}

interface CompiledStep {
  /** The number of the list of alternatives; -1 for a gap. */
  readonly list: number;
  /** The words of a list whose alternatives are single words. */
  readonly words: ReadonlySet<number> | undefined;
  readonly isOptional: boolean;
  readonly gap: number;
}

interface LineMatch {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
}

/**
 * A node of the tree of all lists. An edge is a word or a whole list, so that lists can contain lists. A list has an
 * alternative that ends here if `lists` contains its number.
 */
interface ListNode {
  words: Map<number, ListNode> | undefined;
  nested: Map<number, ListNode> | undefined;
  lists: number[] | undefined;
}

/** Where lists occur in a text: pairs of list and other end, by first token and by the token after the last. */
interface Spans {
  readonly tokens: readonly string[];
  /** The numbers of the words that each token is. */
  readonly words: readonly (readonly number[])[];
  readonly byStart: (number[] | undefined)[];
  readonly byEnd: (number[] | undefined)[];
  readonly isPresent: Uint8Array;
  /** For the token that is being read: lengths at which a list was found, as bits, valid if `seenAt` is the token. */
  readonly seenAt: Int32Array;
  readonly seenLengths: Int32Array;
  /** Bit n is set where a word of the list `not` of language n begins. */
  readonly negations: Int32Array;
}

const ELSEWHERE_WORDS = 8;
/** Of the same line. No person writes more, and comparing matches takes time that grows with the square. */
const MOST_MATCHES = 10;
/** A word with an open end has at least so many letters. */
const KEY_LETTERS = 2;
const NO_WORDS: readonly number[] = [];

/**
 * Matches the patterns of some languages. First the lists that occur at each token are found in one tree, then lines are
 * tried as sequences of lists, from their rarest list to both sides. Each attempt takes a bounded number of steps,
 * so that the time is proportional to the length of the text, whatever it contains.
 */
export class PatternMatcher {
  readonly languages: readonly PatternLanguage[];
  readonly #wordNumbers = new Map<string, number>();
  readonly #beginnings = new Map<string, { beginning: string; word: number }[]>();
  readonly #root = createNode();
  readonly #listNumbers = new Map<string, number>();
  /**
   * Lists of single words. They are compared word by word instead of being in the tree, unless another list contains them
   * or a search begins with them.
   */
  readonly #classes: (Set<number> | undefined)[] = [];
  readonly #isInTree: boolean[] = [];
  /** How common the words of a list are in the patterns, which decides on anchors. */
  readonly #firstWords: number[][] = [];
  /** Lines by the list of their anchor. Lines without a danger are only tried when a danger was found. */
  readonly #dangers: Line[][] = [];
  readonly #others: Line[][] = [];
  readonly #notLists: number[] = [];
  readonly #onlyWith: (ReadonlySet<string> | undefined)[] = [];

  constructor(languages: readonly PatternLanguage[]) {
    this.languages = languages;
    const lines: Omit<Line, 'anchor' | 'required'>[] = [];
    for (const [number, language] of languages.entries()) {
      const add = (role: Role, block: string, finding?: Line['finding']) => {
        for (const source of linesIn(block)) {
          const steps = readLine(source).map((part) => this.#compilePart(part, number));
          lines.push({ language: number, role, source, finding, steps });
        }
      };
      const not = this.#numberOfNamed('not', number);
      this.#addClassToTree(not);
      this.#notLists.push(not);
      this.#onlyWith.push(
        language.onlyWith === undefined
          ? undefined
          : new Set(linesIn(language.onlyWith).flatMap((line) => line.split(/[ |]+/))),
      );
      for (const { name, kind, inDanger, lines: block } of language.patterns)
        add('danger', block, { kind, inDanger, pattern: `${language.code}: ${name}` });
      for (const role of ['negation', 'harmless', 'elsewhere', 'childWrites'] as const)
        add(role, language[role]);
    }
    const weights = this.#weighLists();
    for (const line of lines) this.#addLine(line, weights);
  }

  /** The dangers that are not negated, harmless or part of a longer match. */
  match(tokens: readonly string[]): DangerMatch[] {
    const spans = this.#findSpans(tokens);
    const dangers = this.#matchLines(spans, this.#dangers, () => true);
    if (dangers.length === 0) return [];
    const languages = new Set(dangers.map(({ line }) => line.language));
    const others = this.#matchLines(spans, this.#others, ({ language }) => languages.has(language));
    return select(tokens, dangers, others);
  }

  #compilePart(part: Part, language: number): CompiledStep {
    const { isOptional, gap } = part;
    const list = gap ? -1 : this.#numberOfPart(part, language);
    return { list, words: this.#classes[list], isOptional, gap: gap ?? 0 };
  }

  #numberOfPart(part: Part, language: number): number {
    const { list, group, spellings } = part;
    if (list !== undefined) return this.#numberOfNamed(list, language);
    const { source, alternatives } = group ?? {
      source: spellings?.join() ?? '',
      alternatives: [[{ ...part, isOptional: false }]],
    };
    return this.#numberOf(group ? `${language}: (${source})` : source, language, () => ({
      source,
      alternatives,
    }));
  }

  #numberOfNamed(name: string, language: number): number {
    return this.#numberOf(`${language}: <${name}>`, language, () => {
      const block = this.languages[language]?.lists[name];
      if (block === undefined) throw new Error(`${this.languages[language]?.code} has no list <${name}>`);
      return readList(block);
    });
  }

  #numberOf(key: string, language: number, read: () => Group): number {
    const known = this.#listNumbers.get(key);
    if (known !== undefined) return known;
    const list = this.#listNumbers.size;
    this.#listNumbers.set(key, list);
    this.#firstWords[list] = [];
    const { alternatives } = read();
    const words = this.#singleWords(alternatives, language);
    if (words) {
      this.#classes[list] = words;
      this.#firstWords[list] = [...words];
    } else {
      this.#isInTree[list] = true;
      for (const alternative of alternatives) this.#addAlternative(alternative, list, language);
    }
    return list;
  }

  /** The words of alternatives that are all single words. */
  #singleWords(alternatives: Group['alternatives'], language: number): Set<number> | undefined {
    const found = new Set<number>();
    for (const [part, ...others] of alternatives) {
      if (!part || part.isOptional || others.length > 0) return undefined;
      const nested = part.spellings ? undefined : this.#classes[this.#numberOfPart(part, language)];
      if (nested) for (const word of nested) found.add(word);
      else if (!part.spellings?.every((words) => words.length === 1)) return undefined;
      else for (const [word] of part.spellings) found.add(this.#wordNumber(word ?? ''));
    }
    return found;
  }

  #addClassToTree(list: number): void {
    if (this.#isInTree[list]) return;
    this.#isInTree[list] = true;
    this.#root.words ??= new Map();
    for (const word of this.#classes[list] ?? []) {
      const node = childOf(this.#root.words, word);
      if (node.lists) node.lists.push(list);
      else node.lists = [list];
    }
  }

  #addAlternative(parts: readonly Part[], list: number, language: number): void {
    let ends: ListNode[] = [this.#root];
    for (const part of parts) {
      let next: ListNode[];
      if (part.spellings) {
        const spellings = part.spellings;
        next = ends.flatMap((node) => spellings.map((words) => this.#addWords(node, words)));
        if (ends.includes(this.#root))
          for (const [word] of spellings) this.#firstWords[list]?.push(this.#wordNumber(word ?? ''));
      } else {
        const nested = this.#numberOfPart(part, language);
        this.#addClassToTree(nested);
        if (ends.includes(this.#root)) this.#firstWords[list]?.push(...(this.#firstWords[nested] ?? []));
        next = ends.map((node) => {
          node.nested ??= new Map();
          return childOf(node.nested, nested);
        });
      }
      ends = part.isOptional ? [...ends, ...next] : next;
    }
    for (const node of ends) {
      if (node === this.#root) continue;
      if (!node.lists) node.lists = [list];
      else if (!node.lists.includes(list)) node.lists.push(list);
    }
  }

  #addWords(from: ListNode, words: Words): ListNode {
    let node = from;
    for (const word of words) {
      node.words ??= new Map();
      node = childOf(node.words, this.#wordNumber(word));
    }
    return node;
  }

  /** The number of lists that its words begin, for each list. */
  #weighLists(): number[] {
    const uses: number[] = [];
    for (const words of this.#firstWords) for (const word of words) uses[word] = (uses[word] ?? 0) + 1;
    return this.#firstWords.map((words) => words.reduce((sum, word) => sum + (uses[word] ?? 0), 0));
  }

  #wordNumber(word: string): number {
    const known = this.#wordNumbers.get(word);
    if (known !== undefined) return known;
    const number = this.#wordNumbers.size;
    this.#wordNumbers.set(word, number);
    if (word.endsWith('*')) {
      const beginning = word.slice(0, -1);
      if (beginning.length < KEY_LETTERS) throw new Error(`“${word}” needs more letters`);
      const key = beginning.slice(0, KEY_LETTERS);
      const words = this.#beginnings.get(key);
      if (words) words.push({ beginning, word: number });
      else this.#beginnings.set(key, [{ beginning, word: number }]);
    }
    return number;
  }

  #addLine(line: Omit<Line, 'anchor' | 'required'>, weights: readonly number[]): void {
    let anchor = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [at, { list, isOptional }] of line.steps.entries()) {
      const weight = weights[list] ?? 0;
      if (list >= 0 && !isOptional && weight < fewest) {
        anchor = at;
        fewest = weight;
      }
    }
    const list = line.steps[anchor]?.list ?? -1;
    this.#addClassToTree(list);
    const required = line.steps
      .filter((step) => !step.isOptional && step.list >= 0 && this.#isInTree[step.list])
      .map((step) => step.list);
    const index = line.role === 'danger' ? this.#dangers : this.#others;
    const lines = index[list] ?? [];
    index[list] = lines;
    lines.push({ ...line, anchor, required });
  }

  #wordsAt(token: string): readonly number[] {
    const exact = this.#wordNumbers.get(token);
    const beginnings = this.#beginnings.get(token.slice(0, KEY_LETTERS));
    if (!beginnings) return exact === undefined ? NO_WORDS : [exact];
    const found = exact === undefined ? [] : [exact];
    for (const { beginning, word } of beginnings) if (token.startsWith(beginning)) found.push(word);
    return found;
  }

  #findSpans(tokens: readonly string[]): Spans {
    const words = tokens.map((token) => this.#wordsAt(token));
    const spans: Spans = {
      tokens,
      words,
      byStart: new Array(tokens.length + 1),
      byEnd: new Array(tokens.length + 1),
      isPresent: new Uint8Array(this.#listNumbers.size),
      seenAt: new Int32Array(this.#listNumbers.size).fill(-1),
      seenLengths: new Int32Array(this.#listNumbers.size),
      negations: new Int32Array(tokens.length + 1),
    };
    // From the end, because lists contain lists that begin at later tokens.
    for (let start = tokens.length - 1; start >= 0; start -= 1) {
      const atStart = words[start];
      if (!atStart || atStart.length === 0) continue;
      for (const word of atStart) {
        const node = this.#root.words?.get(word);
        if (node) this.#collect(node, start, start + 1, spans);
      }
      const lists = spans.byStart[start];
      if (!lists) continue;
      for (const [language, list] of this.#notLists.entries())
        for (let at = 0; at < lists.length; at += 2)
          if (lists[at] === list) spans.negations[start] = (spans.negations[start] ?? 0) | (1 << language);
    }
    return spans;
  }

  /** Adds the lists with an alternative that begins at `start` and reaches a node at `end` or continues from there. */
  #collect(node: ListNode, start: number, end: number, spans: Spans): void {
    if (node.lists) for (const list of node.lists) this.#addSpan(list, start, end, spans);
    if (node.words)
      for (const word of spans.words[end] ?? NO_WORDS) {
        const child = node.words.get(word);
        if (child) this.#collect(child, start, end + 1, spans);
      }
    const after = node.nested && spans.byStart[end];
    if (after)
      for (let at = 0; at < after.length; at += 2) {
        const child = node.nested?.get(after[at] ?? -1);
        if (child) this.#collect(child, start, after[at + 1] ?? end, spans);
      }
  }

  #addSpan(list: number, start: number, end: number, spans: Spans): void {
    const seen = spans.seenAt[list] === start ? (spans.seenLengths[list] ?? 0) : 0;
    const length = 1 << (end - start);
    if (seen & length) return;
    spans.seenAt[list] = start;
    spans.seenLengths[list] = seen | length;
    const fromHere = spans.byStart[start] ?? [];
    spans.byStart[start] = fromHere;
    fromHere.push(list, end);
    const toHere = spans.byEnd[end] ?? [];
    spans.byEnd[end] = toHere;
    toHere.push(list, start);
    spans.isPresent[list] = 1;
    const node = this.#root.nested?.get(list);
    if (node) this.#collect(node, start, end, spans);
  }

  #matchLines(
    spans: Spans,
    index: readonly (Line[] | undefined)[],
    isWanted: (line: Line) => boolean,
  ): LineMatch[] {
    const found: LineMatch[] = [];
    const isRead = this.#onlyWith.map((words) => !words || countOf(spans.tokens, words) >= 2);
    const candidates = new Map<number, Line[]>();
    const counts = new Map<Line, number>();
    for (let start = 0; start < spans.tokens.length; start += 1) {
      const lists = spans.byStart[start];
      if (!lists) continue;
      for (let at = 0; at < lists.length; at += 2) {
        const list = lists[at] ?? 0;
        if (!index[list]) continue;
        let lines = candidates.get(list);
        if (!lines) {
          lines = index[list].filter(
            (line) =>
              isRead[line.language] &&
              isWanted(line) &&
              line.required.every((other) => spans.isPresent[other]),
          );
          candidates.set(list, lines);
        }
        const end = lists[at + 1] ?? 0;
        for (const line of lines) {
          const count = counts.get(line) ?? 0;
          const match = count < MOST_MATCHES ? extend(spans, line, start, end) : undefined;
          if (!match) continue;
          found.push(match);
          counts.set(line, count + 1);
        }
      }
    }
    return found;
  }
}

const createNode = (): ListNode => ({ words: undefined, nested: undefined, lists: undefined });

function childOf(edges: Map<number, ListNode>, edge: number): ListNode {
  const known = edges.get(edge);
  if (known) return known;
  const child = createNode();
  edges.set(edge, child);
  return child;
}

/** The longest match of a line whose anchor is at these tokens. */
function extend(spans: Spans, line: Line, start: number, end: number): LineMatch | undefined {
  let starts = [start];
  for (let at = line.anchor - 1; at >= 0 && starts.length > 0; at -= 1)
    starts = advance(spans, line, at, starts, -1);
  if (starts.length === 0) return undefined;
  let ends = [end];
  for (let at = line.anchor + 1; at < line.steps.length && ends.length > 0; at += 1)
    ends = advance(spans, line, at, ends, 1);
  if (ends.length === 0) return undefined;
  return { line, start: Math.min(...starts), end: Math.max(...ends) };
}

/** The positions after (or before) a step from any of some positions. */
function advance(spans: Spans, line: Line, at: number, from: number[], direction: 1 | -1): number[] {
  const step = line.steps[at];
  if (!step) return from;
  const reached = step.isOptional || step.gap > 0 ? [...from] : [];
  const add = (position: number) => {
    if (!reached.includes(position)) reached.push(position);
  };
  for (const position of from) {
    const lists = direction === 1 ? spans.byStart[position] : spans.byEnd[position];
    if (step.words) {
      const next = spans.words[direction === 1 ? position : position - 1] ?? NO_WORDS;
      for (const word of next)
        if (step.words.has(word)) {
          add(position + direction);
          break;
        }
    } else if (step.gap === 0 && lists)
      for (let pair = 0; pair < lists.length; pair += 2)
        if (lists[pair] === step.list) add(lists[pair + 1] ?? 0);
    for (let words = 1; words <= step.gap; words += 1) {
      const skipped = direction === 1 ? position + words - 1 : position - words;
      const token = spans.tokens[skipped];
      if (token === undefined || token === '.' || (spans.negations[skipped] ?? 0) & (1 << line.language))
        break;
      add(position + words * direction);
    }
  }
  return reached;
}

function select(
  tokens: readonly string[],
  dangers: LineMatch[],
  others: readonly LineMatch[],
): DangerMatch[] {
  const isCancelled = (one: LineMatch): boolean =>
    others.some((other) => {
      if (other.line.language !== one.line.language) return false;
      if (other.line.role === 'negation') return other.end === one.start;
      if (other.line.role === 'harmless') return other.start < one.end && one.start < other.end;
      return other.line.role === 'elsewhere' && isNear(tokens, one, other);
    });
  const cancelled = dangers.filter(isCancelled);
  const live = dangers.filter(
    (one) => !cancelled.some((other) => other.line.language === one.line.language && contains(other, one)),
  );
  const children = others.filter(
    (one) =>
      one.line.role === 'childWrites' &&
      !others.some(({ line, start, end }) => line.role === 'harmless' && start < one.end && one.start < end),
  );
  return live
    .filter((one) => !live.some((other) => contains(other, one) && !contains(one, other)))
    .flatMap(({ line, start, end }) => {
      if (!line.finding) return [];
      const { kind, inDanger } = line.finding;
      const isChild = kind === 'victim_of_abuse' && inDanger === 'writer' && children.length > 0;
      return { ...line.finding, kind: isChild ? 'child_at_risk' : kind, line: line.source, start, end };
    });
}

const contains = (outer: LineMatch, inner: LineMatch): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

function isNear(tokens: readonly string[], one: LineMatch, other: LineMatch): boolean {
  const between = tokens.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return between.length <= ELSEWHERE_WORDS && !between.includes('.');
}

function countOf(tokens: readonly string[], words: ReadonlySet<string>): number {
  const found = new Set<string>();
  for (const token of tokens) if (words.has(token)) found.add(token);
  return found.size;
}
