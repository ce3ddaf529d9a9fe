// `npm run -s secrets >> .env`: generates new secrets for a production installation.
import { newSecrets } from '@app/launcher';

for (const [name, value] of Object.entries(newSecrets())) console.log(`${name}=${value}`);
