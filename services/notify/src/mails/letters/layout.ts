import type { Letter, Letterhead } from './letter.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is already escaped. */
class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

/** Template tag that escapes every value, except markup that this tag produced (or a list of it). */
function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const parts = strings.map((string, index) => string + render(values[index]));
  return new Html(parts.join(''));
}

function render(value: string | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
  return value.map((one) => one.markup).join('');
}

const SOFT = 'margin:0 0 12px;font-size:14px;line-height:1.5;color:#5d5366';
/** The reason in the footer, unless the letter has its own. */
const REASON = 'of something done with an account under this address';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colours for mail programs with dark mode; others show the inline colours. */
const DARK = html`<style>
@media (prefers-color-scheme: dark) {
  .page { background-color: #17131c !important; }
  .card { background-color: #221c29 !important; border-color: #3b3246 !important; }
  .text { color: #f3eef7 !important; }
  .soft { color: #c9bfd4 !important; }
  .link { color: #f0a3b8 !important; }
  .button { background-color: #f0a3b8 !important; color: #2a0f19 !important; }
}
</style>`;

/** Renders the HTML part: one column, no images, no external resources, contrast of at least 4.5:1 in light and dark. */
export function renderHtml(letter: Letter, { productName, publicUrl }: Letterhead): string {
  const page = html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
${DARK}
</head>
<body class="page" style="margin:0;padding:0;background-color:#f7f3f6">
<div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f7f3f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:#ffffff;border:1px solid #e6dde6;border-radius:12px">
<tr><td style="padding:28px 24px;text-align:left;${FONT}">
<p class="soft" style="margin:0 0 20px;font-size:15px;font-weight:600;color:#5d5366">${productName}</p>
<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#251b2e">${letter.heading}</h1>
${letter.paragraphs.map((text) => paragraph(text))}
${facts(letter)}${(letter.excerpts ?? []).map(excerpt)}${button(letter)}${letter.notes.map((note) => html`<p class="soft" style="${SOFT}">${note}</p>\n`)}
</td></tr>
</table>
<p class="soft" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#5d5366;${FONT}">This mail was sent by <a class="link" href="${publicUrl}" style="color:#9a2b52">${productName}</a> because ${letter.reason ?? REASON}.</p>
${unsubscribeParagraph(letter)}</td></tr>
</table>
</body>
</html>
`;
  return page.markup;
}

function paragraph(text: string): Html {
  return html`<p class="text" dir="auto" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#251b2e;text-align:left">${text}</p>\n`;
}

function facts({ facts = [] }: Letter): Html {
  if (facts.length === 0) return html``;
  const rows = facts.map(
    ({ name, value }) =>
      html`<tr><th scope="row" class="soft" style="padding:4px 16px 4px 0;font-size:14px;font-weight:400;line-height:1.5;color:#5d5366;text-align:left;vertical-align:top;white-space:nowrap">${name}</th><td class="text" dir="auto" style="padding:4px 0;font-size:16px;line-height:1.5;color:#251b2e;text-align:left;overflow-wrap:anywhere">${value}</td></tr>\n`,
  );
  return html`<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">\n${rows}</table>\n`;
}

function excerpt({ label, text }: { label: string; text: string }): Html {
  return html`<p class="soft" style="margin:0 0 6px;font-size:14px;line-height:1.5;color:#5d5366">${label}</p>
<div class="text" dir="auto" style="margin:0 0 20px;padding:12px;border:1px solid #d9cdd9;border-radius:8px;font-size:15px;line-height:1.5;color:#251b2e;text-align:left;white-space:pre-wrap;word-break:break-word;overflow-wrap:anywhere">${text}</div>\n`;
}

function button({ button }: Letter): Html {
  if (!button) return html``;
  return html`<p style="margin:24px 0"><a class="button" href="${button.link}" style="display:inline-block;padding:14px 24px;border-radius:8px;background-color:#a8325a;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${button.label}</a></p>
<p class="soft" style="${SOFT}">If the button does not work, copy this address into your browser:<br><a class="link" href="${button.link}" style="color:#9a2b52;word-break:break-all;overflow-wrap:anywhere">${button.link}</a></p>\n`;
}

function unsubscribeParagraph({ unsubscribeLink }: Letter): Html {
  if (!unsubscribeLink) return html``;
  return html`<p class="soft" style="margin:8px 0 0;font-size:13px;line-height:1.5;color:#5d5366;${FONT}"><a class="link" href="${unsubscribeLink.link}" style="color:#9a2b52">${unsubscribeLink.label}</a></p>\n`;
}

/** Renders the text part, with the same content as the HTML part. */
export function renderText(letter: Letter, { productName, publicUrl }: Letterhead): string {
  const { facts = [], excerpts = [], button, unsubscribeLink } = letter;
  return [
    letter.heading,
    ...letter.paragraphs,
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...excerpts.map(({ label, text }) => `${label}\n\n${text}`),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...letter.notes,
    `-- \n${productName}\n${publicUrl}\nThis mail was sent because ${letter.reason ?? REASON}.`,
    ...(unsubscribeLink ? [`${unsubscribeLink.label}:\n${unsubscribeLink.link}`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}
