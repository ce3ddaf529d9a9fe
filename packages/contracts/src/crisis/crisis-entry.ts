import * as z from 'zod/mini';
import { safetyKinds } from '../safety.ts';

/** A phone number that can be dialled: `116 123`, `(011) 5275-1135`, `*4141`. */
const dialable = z.string().check(z.regex(/^(?=.*\d)[*+(]?\d[\d() -]{1,17}$/));
const httpsAddress = z.url({ protocol: /^https$/ });

/**
 * One crisis contact (docs/safety.md). `kinds` starts with the primary purpose; an `emergency` number is for danger
 * to life. `source` is the official page to check against; `checkedAgainst` says what was actually checked on
 * `checkedOn`, and `seenIn` where.
 */
export const crisisEntry = z
  .strictObject({
    /** ISO 3166-1, or `ZZ` for contacts that serve all countries. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    kinds: z.array(z.enum(safetyKinds)).check(z.minLength(1)),
    emergency: z.optional(z.literal(true)),
    name: z.string().check(z.minLength(3), z.maxLength(90)),
    phone: z.optional(dialable),
    text: z.optional(dialable),
    say: z.optional(z.string().check(z.regex(/^[A-Z]{2,12}$/))),
    web: z.optional(httpsAddress),
    hours: z.string().check(z.minLength(4)),
    languages: z.string().check(z.minLength(2)),
    source: httpsAddress,
    checkedOn: z.iso.date(),
    checkedAgainst: z.enum([
      'stored copy of the official page',
      'stored secondary page',
      'not confirmed here',
    ]),
    seenIn: z.optional(z.url()),
  })
  .check(
    z.refine(
      ({ phone, text, web, emergency, country }) =>
        phone !== undefined ||
        text !== undefined ||
        web !== undefined ||
        (emergency === true && country === 'ZZ'),
      'must have a phone number, a text number or a web address',
    ),
    z.refine(({ text, say }) => say === undefined || text !== undefined, '`say` needs a `text` number'),
    z.refine(
      ({ checkedAgainst, seenIn }) => (checkedAgainst === 'not confirmed here') === (seenIn === undefined),
      '`seenIn` must be set exactly when the contact was checked',
    ),
  );
export type CrisisEntry = z.output<typeof crisisEntry>;
