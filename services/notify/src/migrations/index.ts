import type { Migrations } from '@app/service-kit';
import { mails } from './0001_mails.ts';

/** The history of the schema `notify`, oldest first. */
export const migrations: Migrations = { '0001_mails': mails };
