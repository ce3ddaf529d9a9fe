import * as z from 'zod/mini';

/** What a person may be in danger of (safety.md); the graver of two comes first. */
export const safetyKinds = ['self_harm', 'harm_to_others', 'child_at_risk', 'victim_of_abuse'] as const;
export type SafetyKind = (typeof safetyKinds)[number];

/** Who is in danger by what was written: a victim is never taken for a perpetrator. */
export const IN_DANGER = ['writer', 'other', 'child'] as const;
export type InDanger = (typeof IN_DANGER)[number];

/** What screening, or the coach, found in a message, a title or a question. */
export interface Finding {
  readonly kind: SafetyKind;
  readonly inDanger: InDanger;
}

/**
 * Somebody who helps in a crisis (api.md, `safety`). `text` is the number to send a message to, and `say` the word it begins
 * with where one is asked for; `hours` is when somebody answers, in words. `country` is `ZZ` for what serves every country.
 */
const crisisContact = z.object({
  name: z.string(),
  phone: z.optional(z.string()),
  text: z.optional(z.string()),
  say: z.optional(z.string()),
  web: z.optional(z.string()),
  hours: z.optional(z.string()),
  country: z.string(),
});
export type CrisisContact = z.output<typeof crisisContact>;

/** What is shown beside a reply when somebody may be in danger; `null` on the wire when nothing was found. */
export const safetyNotice = z.object({
  kind: z.enum(safetyKinds),
  inDanger: z.enum(IN_DANGER),
  /** Whose contacts these are, ISO 3166-1; null when the country is not known: the contacts are international then. */
  country: z.nullable(z.string()),
  resources: z.array(crisisContact),
});
export type SafetyNotice = z.output<typeof safetyNotice>;

/**
 * The header in which a browser says the country the person has chosen (ISO 3166-1 alpha-2). It goes before the region
 * of Accept-Language; what is no country is as if it were not there.
 */
export const COUNTRY_HEADER = 'x-country';

/** What everybody is told at the start of a conversation, and again when it has lasted (safety.md). */
export const AI_DISCLOSURE =
  'You are talking with software, not with a person. It is not therapy, it can be wrong, and it knows only what you tell it.';
/** After so long in one conversation the disclosure is made again; milliseconds. */
export const DISCLOSE_AGAIN_MS = 3 * 3_600_000;

/** A disclosure in its place: before the message of that id. */
export const disclosure = z.object({ before: z.uuid(), text: z.string() });
export type Disclosure = z.output<typeof disclosure>;
