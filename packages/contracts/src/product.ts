/** Business constants of the specification (section 9). Values that an operator may change are settings instead. */

/** Default of the setting PRODUCT_NAME. */
export const DEFAULT_PRODUCT_NAME = 'Hearten';
/** Default of FREE_MESSAGES_PER_MONTH (CHAT-8). */
export const DEFAULT_FREE_MESSAGES_PER_MONTH = 20;
/** Feelings to choose from when starting a conversation (ASK-3). */
export const EMOTION_TAGS = ['Hurt', 'Hopeful', 'Confused', 'Determined'] as const;
/** Length limits of texts, in UTF-16 code units after trimming (ASK-3, AUT-2; the maximums are our own choice). */
export const LIMITS = {
  name: { max: 80 },
  email: { max: 254 },
  password: { min: 8, max: 128 },
  title: { min: 4, max: 120 },
  question: { min: 11, max: 8_000 },
  message: { min: 1, max: 8_000 },
  fullName: { max: 120 },
  subject: { max: 200 },
  feedbackReason: { max: 500 },
  search: { max: 100 },
  idempotencyKey: { max: 255 },
  deletedAtOnce: { max: 100 },
} as const;
/** How many conversations a person can pin. */
export const PINNED_MAX = 20;
/** How long something that was deleted can be restored; then it is destroyed. */
export const UNDO_SECONDS = 60;
/** Maximum size of a request body; bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Maximum size of the provider's webhook calls, which contain whole objects; bytes. */
export const MAX_NOTICE_BYTES = 256 * 1024;
/** A stream without events sends a comment at this interval; milliseconds. */
export const STREAM_KEEPALIVE_MS = 15_000;
/** Lifetimes; milliseconds. */
export const LIFETIMES = {
  accessToken: 10 * 60_000,
  /** How long services remember the end of a session; longer than any of its access tokens is valid. */
  endedSession: 11 * 60_000,
  session: 30 * 24 * 3_600_000,
  resetLink: 30 * 60_000,
  confirmLink: 24 * 3_600_000,
  /** The links that confirm and that stop a change of address. */
  addressChangeLink: 24 * 3_600_000,
} as const;
/**
 * The page that the quick exit opens: it reveals nothing about its reader, loads fast and is available everywhere.
 */
export const QUICK_EXIT_URL = 'https://www.wikipedia.org/';
/** Minimum age of a person (terms, sign-up); years. */
export const MINIMUM_AGE = 18;
/** The price of Premium, formatted for people (PUR-3). */
export const PREMIUM_PRICE_TEXT = '$2.00';
/** The same price where a sentence has to be short. */
export const PREMIUM_PRICE_SHORT = '$2';

/** The text of the paywall (CHAT-7); `limit` is FREE_MESSAGES_PER_MONTH. */
export function freeLimitSentence(limit: number): string {
  return `You've used all ${limit} free messages this month. Upgrade to continue sending messages for just ${PREMIUM_PRICE_TEXT}.`;
}

/**
 * Retention periods in days, as the privacy page promises them. A test compares them with the values in the services.
 */
export const RETENTION_DAYS = {
  /** A device cookie, and the record that the account knows the device. */
  device: 400,
  /** Conversations of a visitor that no account has claimed, since the latest one was started. */
  visitorChat: 30,
  /** A contact message, encrypted. */
  contactMessage: 180,
  /** The record that a mail was sent: time and kind. */
  mailRecord: 90,
  /**
   * The record that the owner of an address has returned Premium, as a keyed hash of the address, after their account
   * was deleted.
   */
  returnedAddress: 365,
  /** An account that lost its address to another one and later turned out to contain data. */
  closedAccount: 30,
  /** The record that an account was deleted: its random id only. */
  erasureRecord: 400,
} as const;

/** How a reply is written again: as before, or from another point of view. */
export const REPLY_ANGLES = ['same', 'other'] as const;
export type ReplyAngle = (typeof REPLY_ANGLES)[number];
