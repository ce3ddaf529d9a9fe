import type { Finding } from '@app/contracts';
import { moreSevere } from '../finding.ts';
import { foldCharacters, normalizeText } from '../normalize-text.ts';
import { EXPLICIT_PHRASES } from './explicit-phrases.ts';

/** A node of a prefix tree of phrases, word by word. A phrase ends where there is a finding. */
interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  finding: Finding | null;
}

const createNode = (): PhraseNode => ({ next: new Map(), finding: null });
const PHRASE_TREE = buildPhraseTree();

/** Of a longer text, the beginning and the end are read. */
const MAX_CHARACTERS = 4_000;

/**
 * Finds the most severe danger that is named explicitly, from a short list of phrases in five languages. The fallback
 * when the full screening (screen.ts) is unavailable: it finds less and takes figures of speech for danger more often,
 * but needs neither weights nor rules and takes a few milliseconds for any text.
 */
export function findExplicitDanger(texts: readonly string[]): Finding | undefined {
  let found: Finding | null = null;
  const maxCharacters = Math.floor(MAX_CHARACTERS / Math.max(1, texts.length));
  for (const text of texts) {
    const folded = cutMiddle(foldCharacters(cutMiddle(text, maxCharacters)), maxCharacters);
    const words = normalizeText(folded)
      .replaceAll("'", ' ')
      .split(' ')
      .filter((word) => word !== '');
    for (let from = 0; from < words.length; from += 1) found = moreSevere(found, findAt(words, from));
  }
  return found ?? undefined;
}

/** The finding of the phrases that begin at a word. Takes at most as many steps as the longest phrase has words. */
function findAt(words: readonly string[], from: number): Finding | null {
  let node: PhraseNode | undefined = PHRASE_TREE;
  let found: Finding | null = null;
  for (let at = from; node; at += 1) {
    found = moreSevere(found, node.finding);
    node = node.next.get(words[at] ?? '');
  }
  return found;
}

function buildPhraseTree(): PhraseNode {
  const root = createNode();
  for (const { kind, inDanger, phrases } of EXPLICIT_PHRASES)
    for (const line of phrases.split('\n')) {
      let ends = [root];
      for (const part of line.split(' ').filter(Boolean))
        ends = part
          .split('|')
          .flatMap((word) => (word === '_' ? ends : ends.map((node) => childOf(node, word))));
      for (const node of ends)
        if (node !== root) node.finding = moreSevere({ kind, inDanger, certainty: 'certain' }, node.finding);
    }
  return root;
}

function childOf({ next }: PhraseNode, word: string): PhraseNode {
  const child = next.get(word) ?? createNode();
  next.set(word, child);
  return child;
}

function cutMiddle(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, maxCharacters / 2)}\n${text.slice(-maxCharacters / 2)}`;
}
