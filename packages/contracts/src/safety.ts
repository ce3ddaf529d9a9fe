import * as z from 'zod/mini';

/** Kinds of danger (docs/safety.md), the most serious first. */
export const safetyKinds = ['self_harm', 'harm_to_others', 'child_at_risk', 'victim_of_abuse'] as const;
export type SafetyKind = (typeof safetyKinds)[number];

/** Who is in danger according to the text, so that a victim is never treated as a perpetrator. */
export const IN_DANGER = ['writer', 'other', 'child'] as const;
export type InDanger = (typeof IN_DANGER)[number];

/** A certain finding shows the card with crisis contacts, a likely one a quiet line (docs/safety.md). */
export const CERTAINTIES = ['certain', 'likely'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What screening, or the coach, has recognised in a message, a title or a question. */
export interface Finding {
  readonly kind: SafetyKind;
  readonly inDanger: InDanger;
  readonly certainty: Certainty;
}

/**
 * Whether a finding leaves open who hurts whom: the writer may be the one who hurts, or the one who is hurt. Contacts, card
 * and coach then speak to both, so that no victim is treated as a perpetrator (docs/decisions/0101).
 */
export function leavesOpenWhoHurts({ kind, inDanger }: Pick<Finding, 'kind' | 'inDanger'>): boolean {
  return kind === 'harm_to_others' && inDanger === 'writer';
}

/**
 * A crisis contact. `text` is a number for text messages, and `say` the word to send to it where one is required;
 * `hours` describes when it is available. `country` is `ZZ` for contacts that serve every country.
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

/**
 * The contacts shown when somebody is, or may be, in danger: `safety` for a certain finding, null without one; `concern`
 * for a likely one, absent without one or beside `safety`. At the paywall one of the two is always there.
 */
export const safetyNotice = z.object({
  kind: z.enum(safetyKinds),
  inDanger: z.enum(IN_DANGER),
  /** The country of the contacts, ISO 3166-1; null when it is not known, and the contacts are international. */
  country: z.nullable(z.string()),
  resources: z.array(crisisContact),
});
export type SafetyNotice = z.output<typeof safetyNotice>;

/** What an answer of chat carries of the findings of a text. */
export interface SafetyNotices {
  readonly safety?: SafetyNotice | null | undefined;
  readonly concern?: SafetyNotice | undefined;
}

/**
 * The header with the country that the person has chosen (ISO 3166-1 alpha-2). It takes precedence over the region of
 * Accept-Language and over the time zone; an invalid value is ignored.
 */
export const COUNTRY_HEADER = 'x-country';
/**
 * The header with the browser's time zone, as `Intl.DateTimeFormat` names it. It decides the country when none was
 * chosen; an unknown name is ignored.
 */
export const TIME_ZONE_HEADER = 'x-time-zone';

/** The AI disclosure, shown at the start of a conversation and again after a while (docs/safety.md). */
export const AI_DISCLOSURE =
  'You’re talking with software, not a person. It’s not therapy, it can be wrong, and it only knows what you tell it.';
/** The disclosure is repeated after this much time in one conversation; milliseconds. */
export const DISCLOSE_AGAIN_MS = 3 * 3_600_000;

/** A disclosure and its position: before the message with that id. */
export const disclosure = z.object({ before: z.uuid(), text: z.string() });
export type Disclosure = z.output<typeof disclosure>;
