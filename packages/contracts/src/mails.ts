import * as z from 'zod/mini';
import { isoTime } from './iso-time.ts';

/**
 * `personId`: whose account it is, so that notify can tell in an export what it sent, and forget it with the account;
 * absent where there is no account (any more).
 */
const recipient = z.object({
  address: z.string(),
  firstName: z.string(),
  personId: z.optional(z.uuid()),
});
/** Somebody whose preferences decide. */
const reader = z.object({ address: z.string(), firstName: z.string(), personId: z.uuid() });
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
  /** Somebody signed in from a browser the account has not been seen with. */
  z.object({
    template: z.literal('new_sign_in'),
    to: recipient,
    device: z.string(),
    signedInAt: isoTime,
    resetLink: z.string(),
  }),
  /** Signup with an address that has a confirmed account already, told to its owner alone (REQUIRE_CONFIRMED_EMAIL). */
  z.object({
    template: z.literal('account_exists'),
    to: recipient,
    signInLink: z.string(),
    resetLink: z.string(),
  }),
  /** The signed receipt of an erasure; `receipt` is a JWS over what was erased and when, in each service. */
  z.object({
    template: z.literal('account_deleted'),
    to: recipient,
    deletedAt: isoTime,
    receipt: z.string(),
  }),
  z.object({
    template: z.literal('payment_receipt'),
    to: recipient,
    paidAt: isoTime,
    /** As people read it, `$2.00`. */
    amount: z.string(),
    reference: z.string(),
    withdrawUntil: isoTime,
  }),
  z.object({
    template: z.literal('payment_refunded'),
    to: recipient,
    refundedAt: isoTime,
    amount: z.string(),
    reference: z.string(),
  }),
  /** A reply was finished after its reader had gone; only with email notifications on, and without a word of it. */
  z.object({ template: z.literal('reply_waiting'), to: reader, link: z.string() }),
]);
export type MailContent = z.output<typeof mailContent>;
export type MailTemplate = MailContent['template'];

/** What a service asks a person at support to see to; notify alone knows where support reads. Nothing of a person. */
export const supportMailContent = z.object({
  /** A payment that was to be returned and could not be: to be settled at the provider. */
  template: z.literal('payment_to_settle'),
  paidAt: isoTime,
  amount: z.string(),
  reference: z.string(),
  /** What the payment is marked with at the provider. */
  checkoutId: z.uuid(),
});
export type SupportMailContent = z.output<typeof supportMailContent>;

/** Templates that are not part of the service itself: they obey the preferences and carry a one-click way out (RFC 8058). */
export const OPTIONAL_MAILS: Readonly<Partial<Record<MailTemplate, MailKind>>> = {
  reply_waiting: 'notifications',
};
