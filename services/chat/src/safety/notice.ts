import type { Finding, SafetyNotice } from '@app/contracts';
import { contactsFor, crisisCountries } from '@app/contracts/crisis';

/** What somebody is shown for a finding: the contacts of their country where it is known and has some. */
export function noticeOf(finding: Finding, country: string | undefined): SafetyNotice {
  const known = country !== undefined && crisisCountries.includes(country) ? country : null;
  return { ...finding, country: known, resources: contactsFor(known, finding.kind) };
}
