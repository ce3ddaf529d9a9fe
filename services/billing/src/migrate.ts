import { runMigrations } from '@app/service-kit';
import { migrations } from './migrations/index.ts';

await runMigrations('billing', migrations);
