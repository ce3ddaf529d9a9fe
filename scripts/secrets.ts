// `npm run -s secrets >> .env`: new secrets for a production of one's own.
import { newSecrets } from '@app/launcher';

for (const [name, value] of Object.entries(newSecrets())) console.log(`${name}=${value}`);
