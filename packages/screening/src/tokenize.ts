import { foldCharacters, normalizeText } from './normalize-text.ts';

/** Characters of scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const ASCII = /^[\0-\x7f]*$/;
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  đ: 'd',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ـ: '',
  '。': '. ',
  '、': ', ',
  '،': ', ',
  '؛': '. ',
  '؟': '. ',
};
const LETTER = /[ıłøæđىةکیـ。、،؛؟]/g;

/** Folds case, accents and letters that people often replace on their keyboard (`ł` by `l`, `ة` by `ه`). */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return foldCharacters(text).replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** The words, commas and full stops of a folded text. Chinese and Japanese characters are words of their own. */
export function tokenize(folded: string): string[] {
  const isAscii = ASCII.test(folded);
  const separated = isAscii ? folded : folded.replace(UNSPACED_OR_DIGITS, '$& ');
  const normalized = normalizeText(separated).replaceAll("'", ' ');
  return (isAscii ? normalized : normalized.replace(UNSPACED, ' $& ')).split(' ').filter(Boolean);
}

/** The tokens of a text as a person wrote it. */
export const readTokens = (text: string): string[] => tokenize(foldLetters(text));

/** Where digits and unspaced characters meet, so that digits are not taken for disguised letters: `我14岁`. */
const UNSPACED_OR_DIGITS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー](?=\d)|\d(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
