// Prepares a database for the services, once, before they start: `node provision.main.ts`.
import { SettingsError } from '@app/service-kit/settings';
import { StartFailure } from '../failure.ts';
import { readProvisionConfig } from './config.ts';
import { provision } from './provision.ts';

try {
  const { adminUrl, passwords } = readProvisionConfig();
  await provision(adminUrl, passwords);
  console.log('The database is ready for the services.');
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
