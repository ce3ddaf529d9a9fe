import * as z from 'zod/mini';
import { isoTime } from './text.ts';

const recipient = z.object({ address: z.string(), firstName: z.string() });
/** Kinds of mail somebody may switch off (ACC-2); everything else is part of the service. */
export const MAIL_KINDS = ['notifications', 'marketing'] as const;
export const mailKind = z.enum(MAIL_KINDS);
export type MailKind = z.output<typeof mailKind>;

/**
 * What a service asks notify to mail, told at the moment of sending and never queued (rule 5: ids only).
 * One member per template.
 */
export const mailContent = z.discriminatedUnion('template', [
  z.object({ template: z.literal('confirm_address'), to: recipient, link: z.string(), expiresAt: isoTime }),
  z.object({ template: z.literal('reset_password'), to: recipient, link: z.string(), expiresAt: isoTime }),
  z.object({
    template: z.literal('password_changed'),
    to: recipient,
    changedAt: isoTime,
    resetLink: z.string(),
  }),
]);
export type MailContent = z.output<typeof mailContent>;
export type MailTemplate = MailContent['template'];
