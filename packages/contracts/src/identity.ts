import * as z from 'zod/mini';
import { isoTime } from './iso-time.ts';

export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: isoTime,
  email_confirmed_at: z.nullable(isoTime),
});

export const profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  created_at: isoTime,
});

export const THEMES = ['light', 'dark', 'system'] as const;
export const theme = z.enum(THEMES);
export const preferences = z.object({
  email_notifications: z.boolean(),
  marketing_emails: z.boolean(),
  theme_preference: theme,
});

export const purchase = z.object({ purchased: z.boolean(), purchase_date: z.nullable(isoTime) });

/** Credentials of a signed-in browser; `token` is the id of the session, sent as X-Session-Token. */
export const accessGrant = z.object({ access_token: z.string(), expires_at: isoTime, token: z.uuid() });

/** The answer of signup and login; the browser stores it under `auth_session` (AUT-10). */
export const session = z.object({
  user,
  session: accessGrant,
  profile,
  preferences,
  purchase,
  usageCount: z.int(),
});

/** A browser or device with a session. */
export const device = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  current: z.boolean(),
});

/**
 * One of several unconfirmed accounts with the same address, shown to the owner of the mailbox: enough to recognise
 * their own, without names, titles or texts.
 */
export const claimedAccount = z.object({
  /** Identifies the account in the next call with the same link; has no meaning elsewhere. */
  reference: z.string(),
  createdAt: isoTime,
  /** The browser that signed up, such as "Chrome on Android". */
  device: z.string(),
  messages: z.int(),
  premium: z.boolean(),
  /** Whether the calling browser signed up for this account or has signed in to it. */
  madeHere: z.boolean(),
  /** Whether the link was sent for this account. */
  linked: z.boolean(),
});
export type ClaimedAccount = z.output<typeof claimedAccount>;

export type User = z.output<typeof user>;
export type Profile = z.output<typeof profile>;
export type Preferences = z.output<typeof preferences>;
export type Purchase = z.output<typeof purchase>;
export type AccessGrant = z.output<typeof accessGrant>;
export type Session = z.output<typeof session>;
export type Device = z.output<typeof device>;
export type Theme = z.output<typeof theme>;
