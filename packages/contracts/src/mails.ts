import * as z from 'zod/mini';
import { isoTime } from './iso-time.ts';

/**
 * `personId`: the account, so that notify can list the mail in an export and delete its record with the account;
 * absent when there is no account (any more).
 */
const recipient = z.object({
  address: z.string(),
  firstName: z.string(),
  personId: z.optional(z.uuid()),
});
/** A recipient whose mail preferences apply. */
const reader = z.object({ address: z.string(), firstName: z.string(), personId: z.uuid() });
/** Kinds of mail that a person can switch off (ACC-2); all other mails are part of the service. */
export const MAIL_KINDS = ['notifications', 'marketing'] as const;
export const mailKind = z.enum(MAIL_KINDS);
export type MailKind = z.output<typeof mailKind>;

/** A link belongs to one account; the mail says when that account was created and with which browser. */
const linkMail = {
  to: recipient,
  link: z.string(),
  expiresAt: isoTime,
  signedUpAt: isoTime,
  device: z.string(),
};

/**
 * The content of a mail. Notify requests it when it sends the mail, so that queues have ids only. One member per
 * template.
 */
export const mailContent = z.discriminatedUnion('template', [
  z.object({ template: z.literal('confirm_address'), ...linkMail }),
  z.object({ template: z.literal('reset_password'), ...linkMail }),
  z.object({
    template: z.literal('password_changed'),
    to: recipient,
    changedAt: isoTime,
    resetLink: z.string(),
  }),
  /** To the new address of an account. It names nobody, because the address may be mistyped. */
  z.object({ template: z.literal('change_address'), to: recipient, link: z.string(), expiresAt: isoTime }),
  /**
   * To the present address: somebody asked for a change, which `link` stops. Neither this mail nor the next names the
   * new address, because its owner may be leaving a person who reads this mailbox.
   */
  z.object({
    template: z.literal('address_change_requested'),
    to: recipient,
    requestedAt: isoTime,
    link: z.string(),
    expiresAt: isoTime,
    resetLink: z.string(),
  }),
  /** The last mail to the old address. */
  z.object({ template: z.literal('address_changed'), to: recipient, changedAt: isoTime }),
  /** A sign-in from a browser that is new to the account. */
  z.object({
    template: z.literal('new_sign_in'),
    to: recipient,
    device: z.string(),
    signedInAt: isoTime,
    resetLink: z.string(),
  }),
  /** A sign-up with the address of a confirmed account; only its owner is told (REQUIRE_CONFIRMED_EMAIL). */
  z.object({
    template: z.literal('account_exists'),
    to: recipient,
    /** When the unsuccessful sign-up happened. */
    triedAt: isoTime,
    device: z.string(),
    signInLink: z.string(),
    resetLink: z.string(),
  }),
  /** The signed receipt of an erasure; `receipt` is a JWS listing what each service erased and when. */
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
    /** Formatted for people, `$2.00`. */
    amount: z.string(),
    reference: z.string(),
    withdrawUntil: isoTime,
    /** False when the buyer has returned Premium before, so that this purchase is final. */
    returnable: z.optional(z.boolean()),
  }),
  z.object({
    template: z.literal('payment_refunded'),
    to: recipient,
    refundedAt: isoTime,
    amount: z.string(),
    reference: z.string(),
  }),
  /**
   * A reply was completed after its reader had left; sent only with email notifications on, without any text of the
   * reply.
   */
  z.object({ template: z.literal('reply_waiting'), to: reader, link: z.string() }),
]);
export type MailContent = z.output<typeof mailContent>;
export type MailTemplate = MailContent['template'];

/** A task for support staff; only notify knows the address of support. Contains no personal data. */
export const supportMailContent = z.object({
  /** A refund that failed: support must settle it with the provider. */
  template: z.literal('payment_to_settle'),
  paidAt: isoTime,
  amount: z.string(),
  reference: z.string(),
  /** The id that marks the payment at the provider. */
  checkoutId: z.uuid(),
});
export type SupportMailContent = z.output<typeof supportMailContent>;

/** Templates that are subject to preferences and have a one-click unsubscribe link (RFC 8058). */
export const OPTIONAL_MAILS: Readonly<Partial<Record<MailTemplate, MailKind>>> = {
  reply_waiting: 'notifications',
};
