import * as z from 'zod/mini';

/** What a person may be in danger of (safety.md); the graver of two comes first. */
export const safetyKinds = ['self_harm', 'harm_to_others', 'child_at_risk', 'victim_of_abuse'] as const;
export type SafetyKind = (typeof safetyKinds)[number];

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
  resources: z.array(crisisContact),
});
export type SafetyNotice = z.output<typeof safetyNotice>;
