import * as z from 'zod/mini';
import { LIMITS } from './product.ts';

/**
 * The e-mail pattern of the specification (section 5). Its run time is quadratic, so the length is always checked
 * first.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** PostgreSQL cannot store NUL, and a lone surrogate cannot be encoded as UTF-8. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

const storable = z.refine<string>(isStorable, {
  error: 'This has characters we can’t save. Please remove them.',
  abort: true,
});

interface TextRule {
  /** The message for a missing or empty field. */
  required: string;
  min?: number;
  max: number;
  /** The message for a text shorter than `min`; `required` by default. */
  tooShort?: string;
}

/**
 * A trimmed text. Checks the maximum length first, then the characters, then the minimum length of the trimmed text.
 */
export function text({ required, min = 1, max, tooShort = required }: TextRule) {
  return z.string({ error: required }).check(
    z.maxLength(max, {
      error: `Please keep this to ${max.toLocaleString('en-US')} characters or fewer`,
      abort: true,
    }),
    storable,
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.minLength(min, { error: tooShort }),
  );
}

/** An email address, stored and compared in lower case. `required` is the message for an empty field. */
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

/** A new password (AUT-2). Never trimmed: spaces at the ends are part of it. */
export const newPassword = z.string({ error: 'Password is required' }).check(
  z.maxLength(LIMITS.password.max, {
    error: `Password must be at most ${LIMITS.password.max} characters`,
    abort: true,
  }),
  storable,
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.minLength(LIMITS.password.min, { error: 'Password must be at least 8 characters' }),
);

/** A password to verify (AUT-5: only required). */
export const givenPassword = z
  .string({ error: 'Password is required' })
  .check(
    z.maxLength(1_024, { error: 'This password is too long', abort: true }),
    z.minLength(1, { error: 'Password is required', abort: true }),
    storable,
  );

/** A token from a mail; only the service that issued it can read it. */
export function linkToken(required: string) {
  return z
    .string({ error: required })
    .check(z.maxLength(512, { error: required }), z.minLength(1, { error: required }), storable);
}
