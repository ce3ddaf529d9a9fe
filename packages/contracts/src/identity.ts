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

/** What a signed-in browser holds to speak for its user; `token` is the session's id (architecture.md, Identity). */
export const accessGrant = z.object({ access_token: z.string(), expires_at: isoTime, token: z.uuid() });

/** The answer of signup and login, and what the browser keeps under `auth_session` (AUT-10). */
export const session = z.object({
  user,
  session: accessGrant,
  profile,
  preferences,
  purchase,
  usageCount: z.int(),
});

/** A browser or device somebody is signed in with. */
export const device = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  current: z.boolean(),
});

export type User = z.output<typeof user>;
export type Profile = z.output<typeof profile>;
export type Preferences = z.output<typeof preferences>;
export type Purchase = z.output<typeof purchase>;
export type AccessGrant = z.output<typeof accessGrant>;
export type Session = z.output<typeof session>;
export type Device = z.output<typeof device>;
export type Theme = z.output<typeof theme>;
