import * as z from 'zod/mini';
import { FAILURE_CODES } from './failures.ts';
import { claimedAccount } from './identity.ts';
import { safetyNotice } from './safety.ts';

/** The body of every failure. Never contains a stack or SQL, and never reveals whether an address has an account. */
export const failureBody = z.object({
  error: z.string(),
  code: z.enum(FAILURE_CODES),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
  /** With `free_limit_reached` only. */
  paywall: z.optional(z.literal(true)),
  /** With `address_disputed` only: the accounts to choose from. */
  accounts: z.optional(z.array(claimedAccount)),
  /** With failures of chat. */
  safety: z.optional(z.nullable(safetyNotice)),
  concern: z.optional(safetyNotice),
  /** With failures of a turn that was stored: the conversation that has the message. */
  conversationId: z.optional(z.uuid()),
});
export type FailureBody = z.output<typeof failureBody>;
