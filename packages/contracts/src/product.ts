/** Business constants of the specification (section 9). What an operator may change is a setting, not a constant. */

/** Default of PRODUCT_NAME (api.md, Settings). */
export const DEFAULT_PRODUCT_NAME = 'Hearten';
/** Default of FREE_MESSAGES_PER_MONTH (CHAT-8). */
export const DEFAULT_FREE_MESSAGES_PER_MONTH = 20;
/** The feelings a person may mark when starting a chat (ASK-3). */
export const EMOTION_TAGS = ['Hurt', 'Hopeful', 'Confused', 'Determined'] as const;
/** Bounds of what a person writes, in UTF-16 code units after trimming (ASK-3, AUT-2; upper bounds decided here). */
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
} as const;
/** No request body is larger (architecture.md, rule 13); bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** But for the payment provider's notices, which hold whole objects; bytes. */
export const MAX_NOTICE_BYTES = 256 * 1024;
/** A silent stream says a comment this often (api.md, Streaming); milliseconds. */
export const STREAM_KEEPALIVE_MS = 15_000;
/** Lifetimes (architecture.md, Identity); milliseconds. */
export const LIFETIMES = {
  accessToken: 10 * 60_000,
  refreshGrace: 10_000,
  session: 30 * 24 * 3_600_000,
  resetLink: 30 * 60_000,
  confirmLink: 24 * 3_600_000,
} as const;
/**
 * Where the quick exit leads (safety.md): a page that says nothing of who looks at it, loads fast and is open to
 * everybody everywhere.
 */
export const QUICK_EXIT_URL = 'https://www.wikipedia.org/';
/** Nobody younger may use it (terms, signup); years. */
export const MINIMUM_AGE = 18;
/** What one payment costs, as people read it (PUR-3). */
export const PREMIUM_PRICE_TEXT = '$2.00';

/** The sentence of the paywall (CHAT-7); `limit` is FREE_MESSAGES_PER_MONTH. */
export function freeLimitSentence(limit: number): string {
  return `You've used all ${limit} free messages this month. Upgrade to continue sending messages for just ${PREMIUM_PRICE_TEXT}.`;
}

/**
 * How long things are kept that have an end of their own, days: what the privacy page promises. The services hold the
 * same figures; a test compares them.
 */
export const KEPT_DAYS = {
  /** A device cookie, and that a person's browser is known. */
  device: 400,
  /** A visitor's chat that nobody has claimed, after they last began one. */
  visitorChat: 30,
  /** A message to support, encrypted. */
  contactMessage: 180,
  /** That a mail was sent: when and of which kind. */
  mailRecord: 90,
  /** That an account was deleted, under its random id and nothing else. */
  erasureRecord: 400,
} as const;
