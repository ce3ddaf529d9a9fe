import type { Migrations } from '@app/service-kit';
import * as mails from './0001_mails.ts';

export const migrations: Migrations = { '0001_mails': mails };
