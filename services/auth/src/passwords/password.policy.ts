import { invalidField } from '@app/service-kit';

/** What somebody who knows a person would try first. */
export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Refuses a password that is guessed early; its length is the contract's business. */
export type PasswordPolicy = (password: string, person: Person) => void;

const TOO_COMMON = 'This password is too easy to guess. Please choose a less common one.';
const PERSONAL = 'Please choose a password that is more than your name, your email address or ours.';

/** With a personal word taken out, so much of a password must be left. */
const LEFT_OVER = 6;

/**
 * The policy of architecture.md, Identity: refuses the passwords of the list, one or two characters repeated, a run
 * (12345678, hgfedcba), and little more than the person's own name or address or the product's name.
 * The policy throws Failure 400 `validation_failed` with a sentence for the field `password`.
 */
export function createPasswordPolicy(common: ReadonlySet<string>, productName: string): PasswordPolicy {
  return (password, person) => {
    const lower = password.toLowerCase();
    if (common.has(lower) || new Set(lower).size <= 2 || isRun(lower))
      throw invalidField('password', TOO_COMMON);
    const words = [
      person.email,
      ...person.email.split(/[@.+_-]/),
      ...person.firstName.split(/\s+/),
      ...person.lastName.split(/\s+/),
      productName,
    ];
    if (withoutWords(lower, words).length < LEFT_OVER) throw invalidField('password', PERSONAL);
  };
}

function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, i) => i === 0 || code - (codes[i - 1] ?? 0) === step);
}

function withoutWords(text: string, words: readonly string[]): string {
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), text);
}
