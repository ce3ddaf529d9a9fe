import type { Session } from '@app/contracts';
import { flag, integer, isoTime, nullable, oneOf, record, text, uuid } from './read-json.ts';
import { THEME_NAMES } from './theme.ts';

/** Reads the fields of the contract's session. */
export const readSession = record<Session>({
  user: record<Session['user']>({
    id: uuid,
    email: text,
    created_at: isoTime,
    email_confirmed_at: nullable(isoTime),
  }),
  session: record<Session['session']>({ access_token: text, expires_at: isoTime, token: uuid }),
  profile: record<Session['profile']>({
    first_name: text,
    last_name: text,
    email: text,
    created_at: isoTime,
  }),
  preferences: record<Session['preferences']>({
    email_notifications: flag,
    marketing_emails: flag,
    theme_preference: oneOf(THEME_NAMES),
  }),
  purchase: record<Session['purchase']>({ purchased: flag, purchase_date: nullable(isoTime) }),
  usageCount: integer,
});
