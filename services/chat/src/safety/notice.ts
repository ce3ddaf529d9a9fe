import type { Finding, SafetyNotice } from '@app/contracts';
import { contactsFor, crisisCountries } from '@app/contracts/crisis';
import { Failure, toFailure } from '@app/service-kit';

/**
 * Builds the safety notice of a finding, with the contacts of the country if it is known and has some; null without a
 * finding.
 */
export function noticeOf(finding: Finding | null, country: string | undefined): SafetyNotice | null {
  if (!finding) return null;
  const known = country !== undefined && crisisCountries.includes(country) ? country : null;
  return { ...finding, country: known, resources: contactsFor(known, finding.kind) };
}

/** Converts an error to the failure that is sent, with the safety notice unless it already carries one. */
export function withNotice(error: unknown, notice: SafetyNotice | null): Failure {
  const failure = toFailure(error);
  if (!notice || failure.more.safety) return failure;
  const { code, message: sentence, fields, retryAfterSeconds, more } = failure;
  return new Failure(code, {
    sentence,
    more: { ...more, safety: notice },
    cause: failure.cause ?? failure,
    ...(fields ? { fields } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/**
 * Takes the place of the coach's reply in a turn with a finding when the day's uncharged turns are used up. It names no
 * number, because the contacts are shown beside it.
 */
export const CONTACTS_REPLY = `Thank you for telling me. This is an automatic message: I have answered you as often as I can today, and I don’t want to leave you without an answer.

Please turn to one of the contacts shown with your message. They are people who listen and who can help right now, and you don’t need to have it all sorted out before you call or write. If you or somebody else is in immediate danger, call the emergency number first.

What you wrote is saved and was not counted. I’m here again after midnight UTC.`;
