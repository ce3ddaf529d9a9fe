import { type Html, html } from './html.ts';
import type { Letter, Letterhead } from './letter.ts';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** For mail readers that know dark mode; the others show the inline colours. */
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

/** The HTML part: one column, no images, nothing fetched; colours of at least 4.5:1 in light and dark. */
export function renderHtml(letter: Letter, { productName, publicUrl }: Letterhead): string {
  const soft = 'margin:0 0 12px;font-size:14px;line-height:1.5;color:#5d5366';
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
<p style="margin:24px 0"><a class="button" href="${letter.button.link}" style="display:inline-block;padding:14px 24px;border-radius:8px;background-color:#a8325a;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${letter.button.label}</a></p>
<p class="soft" style="${soft}">If the button does not work, copy this address into your browser:<br><a class="link" href="${letter.button.link}" style="color:#9a2b52;word-break:break-all;overflow-wrap:anywhere">${letter.button.link}</a></p>
${letter.notes.map((note) => html`<p class="soft" style="${soft}">${note}</p>\n`)}
</td></tr>
</table>
<p class="soft" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#5d5366;${FONT}">This mail was sent by <a class="link" href="${publicUrl}" style="color:#9a2b52">${productName}</a> because of something done with an account under this address.</p>
</td></tr>
</table>
</body>
</html>
`;
  return page.markup;
}

function paragraph(text: string): Html {
  return html`<p class="text" dir="auto" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#251b2e;text-align:left">${text}</p>\n`;
}

/** The text part says all that the HTML part says. */
export function renderText(letter: Letter, { productName, publicUrl }: Letterhead): string {
  return [
    letter.heading,
    ...letter.paragraphs,
    `${letter.button.label}:\n${letter.button.link}`,
    ...letter.notes,
    `-- \n${productName}\n${publicUrl}\nThis mail was sent because of something done with an account under this address.`,
  ]
    .join('\n\n')
    .concat('\n');
}
