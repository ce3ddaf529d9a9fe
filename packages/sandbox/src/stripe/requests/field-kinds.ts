import * as z from 'zod';

// The kinds of values in Stripe's forms, where everything is text. Each is parsed and checked, with Stripe's error texts.

export const text = (max = 5_000) => z.string().min(1).max(max);

export const integer = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .min(1)
    .refine((value) => /^-?\d{1,15}$/.test(value), {
      abort: true,
      error: (issue) => `Invalid integer: ${issue.input}`,
      params: { code: 'parameter_invalid_integer' },
    })
    .transform(Number)
    .refine((value) => value >= min, {
      error: () => `This value must be greater than or equal to ${min}.`,
      params: { code: 'parameter_invalid_integer' },
    })
    .refine((value) => value <= max, {
      error: () => `This value must be less than or equal to ${max}.`,
      params: { code: 'parameter_invalid_integer' },
    });

export const flag = () => z.enum(['true', 'false']).transform((value) => value === 'true');

export const address = () =>
  text().refine((value) => URL.canParse(value) && /^https?:/.test(value), {
    error: () => 'Not a valid URL',
    params: { code: 'url_invalid' },
  });

export const email = () =>
  text(512).refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
    error: (issue) => `Invalid email address: ${issue.input}`,
    params: { code: 'email_invalid' },
  });

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

export const currency = () =>
  text().refine((value) => CURRENCIES.has(value), {
    error: (issue) => `Invalid currency: ${issue.input}. Three-letter ISO code, in lower case.`,
  });

const metadataFields = z
  .record(z.string(), z.string().max(500))
  .refine((given) => Object.keys(given).length <= 50, { error: () => 'Metadata can have up to 50 keys.' })
  .refine((given) => Object.keys(given).every((key) => key.length <= 40), {
    error: () => 'Metadata keys can have up to 40 characters.',
  })
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')));

export const metadata = () => metadataFields.optional();

/** Metadata for calls in which an empty string means "none". */
export const emptyableMetadata = () =>
  z.union([z.literal('').transform((): Record<string, string> => ({})), metadataFields]).optional();

export const expand = () => z.array(text()).optional();

/** A documented parameter without an effect in the sandbox. */
export const ignored = () => z.unknown().optional();

/** A documented parameter that the sandbox does not support: it is rejected rather than silently ignored. */
export const unsupported = () =>
  z
    .unknown()
    .refine((value) => value === undefined, {
      error: () => 'Stripe documents this parameter, but the sandbox does not support it.',
      params: { code: 'sandbox_does_not_play' },
    })
    .optional();

const range = z.strictObject({
  gt: integer().optional(),
  gte: integer().optional(),
  lt: integer().optional(),
  lte: integer().optional(),
});

/** A time or a range of times, as every list accepts it. */
export const created = () => z.union([integer().transform((at) => ({ gte: at, lte: at })), range]).optional();

export type CreatedRange = z.output<typeof range>;

export const pagination = {
  ending_before: text().optional(),
  limit: integer(1, 100).optional(),
  starting_after: text().optional(),
  expand: expand(),
};
