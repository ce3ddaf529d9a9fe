import * as z from 'zod/mini';
import { safetyKinds } from '../safety.ts';

/** What a telephone can dial: `116 123`, `(011) 5275-1135`, `*4141`. */
const dialable = z.string().check(z.regex(/^(?=.*\d)[*+(]?\d[\d() -]{1,17}$/));
const httpsAddress = z.url({ protocol: /^https$/ });

/**
 * One contact of the file of crisis contacts (safety.md). `kinds` is in the order of what it is for first; an `emergency`
 * number is for danger to life. `source` is the official page to check against; `checkedAgainst` says what was really seen
 * on the day `checkedOn`, and `seenIn` where.
 */
export const crisisEntry = z
  .strictObject({
    /** ISO 3166-1, or `ZZ` for what serves people of any country. */
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
      'a contact can be reached',
    ),
    z.refine(({ text, say }) => say === undefined || text !== undefined, 'a word is sent to a number'),
    z.refine(
      ({ checkedAgainst, seenIn }) => (checkedAgainst === 'not confirmed here') === (seenIn === undefined),
      'what was seen was seen somewhere',
    ),
  );
export type CrisisEntry = z.output<typeof crisisEntry>;
