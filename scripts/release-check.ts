// `npm run release:check`: checks that depend on the date of a release and therefore cannot be tests.
import { staleContacts } from '@app/contracts/stale-contacts';

const stale = staleContacts(new Date());
for (const contact of stale) console.log(contact);
console.log(
  stale.length === 0
    ? 'Every crisis contact was checked within 180 days.'
    : `${stale.length} crisis contacts must be checked against their sources before a release.`,
);
if (stale.length > 0) process.exitCode = 1;
