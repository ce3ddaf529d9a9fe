import type { Migrations } from '@app/service-kit';
import { accounts } from './0001_accounts.ts';
import { erasures } from './0002_erasures.ts';

/** The history of the schema `auth`, oldest first. */
export const migrations: Migrations = { '0001_accounts': accounts, '0002_erasures': erasures };
