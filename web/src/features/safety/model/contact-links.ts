import type { CrisisContact } from '@app/contracts';

/** Removes the formatting of a phone number for a `tel:` link. */
function dialled(number: string): string {
  return number.replace(/[^\d+*#]/g, '');
}

/** The links of a contact: a call, a text message with its keyword, and a web page. */
export function contactLinks({ phone, text, say, web }: CrisisContact): {
  call: string | null;
  write: string | null;
  visit: string | null;
} {
  // Both Android and iOS accept `?&body=`.
  const first = say === undefined ? '' : `?&body=${encodeURIComponent(say)}`;
  return {
    call: phone === undefined ? null : `tel:${dialled(phone)}`,
    write: text === undefined ? null : `sms:${dialled(text)}${first}`,
    visit: web !== undefined && /^https:\/\//.test(web) ? web : null,
  };
}
