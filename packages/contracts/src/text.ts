import * as z from 'zod/mini';
import { LIMITS } from './product.ts';

/** The e-mail pattern of the specification (section 5). Quadratic on long input, so length is always checked first. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** NUL can't be stored by PostgreSQL and a lone surrogate can't be encoded as UTF-8 (architecture.md, rule 13). */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

const storable = z.refine<string>(isStorable, {
  error: 'This text has characters that can’t be stored.',
  abort: true,
});

interface TextRule {
  /** What is said when the field is missing or empty. */
  required: string;
  min?: number;
  max: number;
  /** What is said below `min`; `required` when absent. */
  tooShort?: string;
}

/** A trimmed text a person typed: length first, then characters, then the lower bound on what is left. */
export function text({ required, min = 1, max, tooShort = required }: TextRule) {
  return z
    .string({ error: required })
    .check(
      z.maxLength(max, { error: `Please keep this under ${max} characters`, abort: true }),
      storable,
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.minLength(min, { error: tooShort }),
    );
}

/** An address as people type it; compared and kept in lower case. `required` is the sentence for an empty field. */
export function email(required: string) {
  const invalid = 'Please enter a valid email address';
  return z
    .string({ error: required })
    .check(
      z.maxLength(LIMITS.email.max, { error: invalid, abort: true }),
      storable,
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.regex(EMAIL_PATTERN, { error: invalid }),
      z.toLowerCase(),
    );
}

/** A password somebody chooses (AUT-2). Never trimmed: blanks at the ends are part of it. */
export const newPassword = z.string({ error: 'Password is required' }).check(
  z.maxLength(LIMITS.password.max, {
    error: `Password must be at most ${LIMITS.password.max} characters`,
    abort: true,
  }),
  storable,
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.minLength(LIMITS.password.min, { error: 'Password must be at least 8 characters' }),
);

/** A password somebody claims to have (AUT-5: required, nothing else). */
export const givenPassword = z
  .string({ error: 'Password is required' })
  .check(
    z.maxLength(1_024, { error: 'This password is too long', abort: true }),
    z.minLength(1, { error: 'Password is required', abort: true }),
    storable,
  );

/** A token out of a mail: opaque to everybody but the auth service. */
export function linkToken(required: string) {
  return z
    .string({ error: required })
    .check(z.maxLength(512, { error: required }), z.minLength(1, { error: required }), storable);
}
