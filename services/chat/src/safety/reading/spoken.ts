/** Invisible characters and marks that change how a text compares, and not how it reads. */
const INVISIBLE = /\p{Cf}|\p{M}/gu;
const SINGLE_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}){3,}(?![\p{L}\p{N}])/gu;
/** Digits and signs that stand for letters, inside a word alone: `su1c1de`, `k!ll`, and not `3 kids` or `28f`. */
const DISGUISED =
  /(?<![\p{L}\p{N}])(?=[^\s]{0,24}\p{L})(?!\d+\p{L}{1,3}(?![\p{L}\p{N}@$!]))[\p{L}\p{N}@$!]{3,24}(?![\p{L}\p{N}])/gu;
const MEANT: Readonly<Record<string, string>> = {
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
 * A text as it would be said aloud: lower case, no accents, no disguises, no lengthened letters. Apostrophes stay, one
 * kind of them, because languages use them differently; sentence ends are ` . `, lesser stops ` , `.
 */
export function spoken(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(INVISIBLE, '')
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(MIXED, inOurLetters)
    .replace(SINGLE_LETTERS, (letters) => letters.replace(/[ .*_-]/g, ''))
    .replace(DISGUISED, undisguise)
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/(\p{L})[*#](?=\p{L})/gu, '$1')
    .replace(/[.!?;\n\r…]+/g, ' . ')
    .replace(/[,:()[\]{}"“”„«»|]|\s[-–—]+\s|—|–/g, ' , ')
    .replace(/[^\p{L}\p{N}',. ]+/gu, ' ');
}

/** Letters of other scripts that look like ours, in a word that has some of ours. */
const LOOKING_ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtнhвbαaοoεeιiκkνvρpτtυuχx'.matchAll(/(.)(.)/gu),
    ([, theirs, ours]) => [theirs ?? '', ours ?? ''],
  ),
);
const MIXED = /\p{L}*(?:[a-z][\u0370-\u04ff\u0500-\u052f]|[\u0370-\u04ff\u0500-\u052f][a-z])\p{L}*/gu;

function inOurLetters(word: string): string {
  return word.replace(/[\u0370-\u052f]/gu, (letter) => LOOKING_ALIKE[letter] ?? letter);
}

function undisguise(word: string): string {
  if (!/[\d@$!]/.test(word.slice(0, -1))) return word;
  return word.replace(/[013457@$](?=.)|[013457@$]$|!(?=\p{L})/gu, (sign) => MEANT[sign] ?? sign);
}
