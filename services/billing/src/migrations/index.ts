import type { Migrations } from '@app/service-kit';
import * as events from './0001_events.ts';

export const migrations: Migrations = { '0001_events': events };
