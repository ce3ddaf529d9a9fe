import * as z from 'zod/mini';

/** Somebody who helps in a crisis (api.md, `safety`). */
const crisisContact = z.object({
  name: z.string(),
  phone: z.optional(z.string()),
  text: z.optional(z.string()),
  web: z.optional(z.string()),
  country: z.string(),
});

/** What is shown beside a reply when somebody may be in danger; `null` on the wire when nothing was found. */
export const safetyNotice = z.object({
  kind: z.enum(['self_harm', 'harm_to_others', 'victim_of_abuse', 'child_at_risk']),
  resources: z.array(crisisContact),
});
export type SafetyNotice = z.output<typeof safetyNotice>;
