/** Invisible characters and marks that change how a text compares, but not how it reads. */
const INVISIBLE = /\p{Cf}|\p{M}/gu;
const SINGLE_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}){3,}(?![\p{L}\p{N}])/gu;
/** Digits and signs that stand for letters, only inside a word: `su1c1de`, `k!ll`, but not `3 kids` or `28f`. */
const DISGUISED =
  /(?<![\p{L}\p{N}])(?=[^\s]{0,24}\p{L})(?!\d+\p{L}{1,3}(?![\p{L}\p{N}@$!]))[\p{L}\p{N}@$!]{3,24}(?![\p{L}\p{N}])/gu;
const LETTER_FOR_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Removes case, accents and invisible characters, and replaces compatible characters (NFKC). The result may be 18 times
 * as long as the text, so limits on the length must be applied to the result.
 */
export function foldCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(INVISIBLE, '');
}

/**
 * Normalizes a folded text: undoes disguises and lengthened letters, and reduces punctuation to sentence ends ` . ` and
 * commas ` , `. Apostrophes stay, as one character, because languages use them differently.
 */
export function normalizeText(folded: string): string {
  const straight = folded.replace(/[’‘ʼ`´′]/g, "'");
  return (MIXED_SCRIPTS.test(straight) ? straight.replace(LETTERS_IN_A_ROW, toLatinLetters) : straight)
    .replace(SINGLE_LETTERS, (letters) => letters.replace(/[ .*_-]/g, ''))
    .replace(DISGUISED, undisguise)
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/(\p{L})[*#](?=\p{L})/gu, '$1')
    .replace(/[.!?;\n\r…]+/g, ' . ')
    .replace(/[,:()[\]{}"“”„«»|]|\s[-–—]+\s|—|–/g, ' , ')
    .replace(/[^\p{L}\p{N}',. ]+/gu, ' ');
}

/** Cyrillic and Greek letters, each followed by the Latin letter that it looks like. */
const LATIN_FOR_LOOKALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtнhвbαaοoεeιiκkνvρpτtυuχx'.matchAll(/(.)(.)/gu),
    ([, lookalike, latin]) => [lookalike ?? '', latin ?? ''],
  ),
);
/** Each word is matched once, whatever letters it has: an expression that searches for mixed scripts is quadratic. */
const LETTERS_IN_A_ROW = /\p{L}+/gu;
const MIXED_SCRIPTS = /[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z]/u;

function toLatinLetters(word: string): string {
  if (!MIXED_SCRIPTS.test(word)) return word;
  return word.replace(/[\u0370-\u052f]/gu, (letter) => LATIN_FOR_LOOKALIKE[letter] ?? letter);
}

function undisguise(word: string): string {
  if (!/[\d@$!]/.test(word.slice(0, -1))) return word;
  return word.replace(/[013457@$](?=.)|[013457@$]$|!(?=\p{L})/gu, (sign) => LETTER_FOR_SIGN[sign] ?? sign);
}
