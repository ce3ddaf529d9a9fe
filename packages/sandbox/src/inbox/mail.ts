import PostalMime, { type Address } from 'postal-mime';

/** The sender and recipients from the SMTP dialogue, which may differ from those in the headers. */
export interface Envelope {
  from: string;
  to: string[];
}

/** A received mail as the pages and the JSON show it. */
export interface Mail {
  id: string;
  receivedAt: string;
  envelope: Envelope;
  from: string;
  to: string[];
  subject: string;
  date: string | null;
  messageId: string | null;
  headers: { name: string; value: string }[];
  text: string | null;
  html: string | null;
  links: string[];
}

const ENVELOPE_FROM = 'X-Sandbox-Envelope-From';
const ENVELOPE_TO = 'X-Sandbox-Envelope-To';

/** Adds the envelope as headers to a raw message, as a mail server does, so that the file contains everything. */
export function prependEnvelope(raw: Buffer, envelope: Envelope): Buffer {
  const lines = [
    `${ENVELOPE_FROM}: ${removeNonAscii(envelope.from)}`,
    ...envelope.to.map((to) => `${ENVELOPE_TO}: ${removeNonAscii(to)}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n`), raw]);
}

/** Parses a stored message. Its content is untrusted and must be escaped wherever it is shown. */
export async function parseMail(id: string, receivedAt: Date, stored: Buffer): Promise<Mail> {
  const email = await PostalMime.parse(stored);
  const values = (name: string) =>
    email.headers.filter((header) => header.key === name.toLowerCase()).map((header) => header.value);
  const text = email.text ?? null;
  const html = email.html ?? null;
  const own = [ENVELOPE_FROM, ENVELOPE_TO].map((name) => name.toLowerCase());
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    envelope: { from: values(ENVELOPE_FROM)[0] ?? '', to: values(ENVELOPE_TO) },
    from: email.from ? (formatAddresses([email.from])[0] ?? '') : '',
    to: formatAddresses(email.to ?? []),
    subject: email.subject ?? '',
    date: email.date ?? null,
    messageId: email.messageId ?? null,
    headers: email.headers
      .filter((header) => !own.includes(header.key))
      .map((header) => ({ name: header.originalKey, value: header.value })),
    text,
    html,
    links: extractLinks(text ?? '', html ?? ''),
  };
}

function formatAddresses(list: readonly Address[]): string[] {
  return list.flatMap((entry) =>
    entry.group
      ? formatAddresses(entry.group)
      : [entry.name ? `${entry.name} <${entry.address}>` : (entry.address ?? '')],
  );
}

function removeNonAscii(value: string): string {
  return value.replace(/[^\x21-\x7e]/g, '');
}

/** Extracts the web addresses from both parts, each once, in order. */
export function extractLinks(text: string, html: string): string[] {
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((match) =>
    match[0].replace(/[.,;:!?]+$/, ''),
  );
  const inHtml = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
    .map((match) => decodeEntities(match[1] ?? match[2] ?? '').trim())
    .filter((href) => /^https?:\/\//i.test(href));
  return [...new Set([...inText, ...inHtml])];
}

function decodeEntities(value: string): string {
  return value
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) =>
      String.fromCodePoint(Math.min(0x10ffff, parseInt(hex, 16))),
    )
    .replace(/&#(\d{1,7});/g, (_, digits: string) => String.fromCodePoint(Math.min(0x10ffff, Number(digits))))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
