import { readFileSync } from 'node:fs';
import path from 'node:path';
import { invalidField } from '@app/service-kit';

/** Personal data that somebody who knows the person would try first as a password. */
export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Refuses a password that is easy to guess; the contract checks its length. */
export type PasswordPolicy = (password: string, person: Person) => void;

const TOO_COMMON = 'This password is too easy to guess. Please choose a less common one.';
const PERSONAL = 'Please choose a password that’s more than your name, your email address, or our name.';

/** The characters that a password must have besides personal words. */
const MIN_REMAINING_LENGTH = 6;

/**
 * Creates the policy. It refuses common passwords, one or two characters repeated, sequences (12345678, hgfedcba), and
 * passwords that consist mostly of the person's name or address or the product's name. It throws Failure 400
 * `validation_failed` with a sentence for the field `password`.
 */
export function createPasswordPolicy(common: ReadonlySet<string>, productName: string): PasswordPolicy {
  return (password, person) => {
    const lower = password.toLowerCase();
    if (common.has(lower) || new Set(lower).size <= 2 || isSequence(lower))
      throw invalidField('password', TOO_COMMON);
    const words = [
      person.email,
      ...person.email.split(/[@.+_-]/),
      ...person.firstName.split(/\s+/),
      ...person.lastName.split(/\s+/),
      productName,
    ];
    if (withoutWords(lower, words).length < MIN_REMAINING_LENGTH) throw invalidField('password', PERSONAL);
  };
}

function isSequence(text: string): boolean {
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

/** Reads the common and breached passwords that are refused, in lower case; README.md names their source. */
export function readCommonPasswords(): ReadonlySet<string> {
  const list = readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8');
  return new Set(list.trimEnd().split('\n'));
}
