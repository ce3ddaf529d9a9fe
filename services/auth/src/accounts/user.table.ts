import type { Theme } from '@app/contracts';
import type { Generated, Selectable } from 'kysely';

/** A person's account. Only confirmed addresses are unique (architecture.md, Identity). Owner: `id`. */
export interface UserTable {
  id: Generated<string>;
  /** In lower case, as the contract reads it. */
  email: string;
  email_confirmed_at: Date | null;
  password_hash: string;
  first_name: string;
  last_name: string;
  email_notifications: Generated<boolean>;
  marketing_emails: Generated<boolean>;
  theme_preference: Generated<Theme>;
  created_at: Date;
}

export type UserRow = Selectable<UserTable>;
