import type { Finding, SafetyNotice } from '@app/contracts';
import { allContactsFor, contactsForFinding, crisisCountries } from '@app/contracts/crisis';
import { Failure, toFailure } from '@app/service-kit';
import { isCertain } from './finding.ts';

/** What is shown for a finding: `safety` if it is certain, `concern` if it is likely. */
export interface Notices {
  readonly safety: SafetyNotice | null;
  readonly concern?: SafetyNotice;
}

/** Builds the notices of a finding, with the contacts of the country if it is known and has some. */
export function noticesOf(finding: Finding | null, country: string | undefined): Notices {
  if (!finding) return { safety: null };
  const { kind, inDanger } = finding;
  const known = knownCountry(country);
  const notice = { kind, inDanger, country: known, resources: contactsForFinding(known, finding) };
  return isCertain(finding) ? { safety: notice } : { safety: null, concern: notice };
}

/**
 * Adds what the paywall always shows, whatever the message says: without a finding, the contacts for every kind of danger.
 * The kind is then the one that fits most relationships; the page doesn't name it.
 */
export function noticesAtPaywall(notices: Notices, country: string | undefined): Notices {
  if (notices.safety || notices.concern) return notices;
  const known = knownCountry(country);
  const resources = allContactsFor(known);
  return {
    safety: null,
    concern: { kind: 'victim_of_abuse', inDanger: 'writer', country: known, resources },
  };
}

function knownCountry(country: string | undefined): string | null {
  return country !== undefined && crisisCountries.includes(country) ? country : null;
}

/** Converts an error to the failure that is sent, with the notices unless it already carries one. */
export function withNotices(error: unknown, found: Notices, country: string | undefined): Failure {
  const failure = toFailure(error);
  const notices = failure.code === 'free_limit_reached' ? noticesAtPaywall(found, country) : found;
  if (!(notices.safety || notices.concern) || failure.more.safety || failure.more.concern) return failure;
  const { code, message: sentence, fields, retryAfterSeconds, more } = failure;
  return new Failure(code, {
    sentence,
    more: { ...more, ...notices },
    cause: failure.cause ?? failure,
    ...(fields ? { fields } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/**
 * Takes the place of the coach's reply in a turn with a finding when the day's uncharged turns are used up. It names no
 * number, because the contacts are shown beside it.
 */
export const CONTACTS_REPLY = `Thank you for telling me. This is an automatic message: I’ve answered you as often as I can today, and I don’t want to leave you with nothing.

Please reach out to one of the contacts shown with your message. They’re people who listen and can help right now, and you don’t need to have it all figured out before you call or write. If you or someone else is in immediate danger, call the emergency number first.

What you wrote is saved and wasn’t counted. I’ll be back after midnight UTC.`;
