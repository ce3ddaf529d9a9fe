import { type Html, html } from './html.ts';
import type { Letter, Letterhead, Note } from './letter.ts';
import { DARK_STYLE, PALETTE, paint } from './palette.ts';

const FONT = "font-family:'Segoe UI',-apple-system,Roboto,Helvetica,Arial,sans-serif;";
const DISPLAY = "font-family:'Iowan Old Style',Georgia,'Times New Roman',serif;";
const SMALL = 'margin:0 0 12px;font-size:15px;line-height:1.55;';
const FOOTER = `margin:0 0 8px;font-size:13px;line-height:1.55;${FONT}`;
const BREAK_ANYWHERE = 'word-break:break-word;overflow-wrap:anywhere;';
/** A table that only arranges what is in it. */
const ARRANGE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** Renders the HTML part: one column, no images, no external resources, contrast of at least 4.5:1 in light and dark. */
export function renderHtml(letter: Letter, letterhead: Letterhead): string {
  const page = html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
${DARK_STYLE}
</head>
<body ${paint('page', 'margin:0;padding:0;-webkit-text-size-adjust:100%;')}>
${preheader(letter)}
<table ${ARRANGE} width="100%" ${paint('page')}>
<tr><td align="center" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${ARRANGE} width="100%" style="max-width:560px">
<tr><td style="padding:0 8px 18px">${brand(letterhead)}</td></tr>
<tr><td ${paint('card', `padding:28px 24px 16px;border-width:1px;border-style:solid;border-radius:20px;text-align:left;${FONT}`)}>
<h1 ${paint('text', `margin:0 0 16px;font-size:25px;font-weight:600;line-height:1.25;${DISPLAY}`)}>${letter.heading}</h1>
${letter.paragraphs.map(paragraph)}${facts(letter)}${(letter.excerpts ?? []).map(excerpt)}${button(letter)}${aside(letter)}${letter.notes.map(note)}</td></tr>
<tr><td style="padding:18px 8px 0;text-align:left">
${footer(letter, letterhead)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
  return page.markup;
}

/** The preview text; invisible characters after it keep a mailbox from showing the beginning of the body as well. */
function preheader({ preview }: Letter): Html {
  const filler = Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`);
  return html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${PALETTE.paper[0]}">${preview}${filler}</div>`;
}

/** The logo (two speech bubbles that form a heart), drawn without an image, and the product's name. */
function brand({ productName, publicUrl }: Letterhead): Html {
  const half = 'width:11px;height:21px;font-size:1px;line-height:1px;';
  return html`<table ${ARRANGE}><tr>
<td aria-hidden="true"><div ${paint('clay', `${half}border-radius:6px 5px 0 11px/7px 6px 0 14px;`)}></div></td>
<td aria-hidden="true"><div ${paint('peach', `${half}border-radius:5px 6px 11px 0/6px 7px 14px 0;`)}></div></td>
<td style="padding-left:10px;font-size:21px;line-height:1.2;${DISPLAY}"><a href="${publicUrl}" ${paint('text', 'font-weight:600;text-decoration:none;')}>${productName}</a></td>
</tr></table>`;
}

function paragraph(text: string): Html {
  return html`<p dir="auto" ${paint('text', 'margin:0 0 16px;font-size:16px;line-height:1.6;text-align:left;')}>${text}</p>\n`;
}

function facts({ facts = [] }: Letter): Html {
  if (facts.length === 0) return html``;
  const rows = facts.map(
    ({ name, value }) =>
      html`<tr><th scope="row" ${paint('soft', 'padding:4px 14px 4px 0;font-size:14px;font-weight:400;line-height:1.6;text-align:left;vertical-align:top;white-space:nowrap;')}>${name}</th><td dir="auto" ${paint('text', `padding:4px 0;font-size:15px;line-height:1.5;text-align:left;${BREAK_ANYWHERE}`)}>${value}</td></tr>\n`,
  );
  return html`<table ${ARRANGE} width="100%" style="margin:0 0 20px"><tr><td ${paint('panel', 'padding:10px 16px;border-radius:14px;')}>
<table cellpadding="0" cellspacing="0" border="0">\n${rows}</table>
</td></tr></table>\n`;
}

function excerpt({ label, text, code = false }: NonNullable<Letter['excerpts']>[number]): Html {
  const font = code ? 'font-family:Consolas,Menlo,monospace;font-size:13px;' : 'font-size:16px;';
  return html`<p ${paint('soft', 'margin:0 0 6px;font-size:14px;line-height:1.5;')}>${label}</p>
<div dir="auto" ${paint('panel', `margin:0 0 20px;padding:14px 16px;border-radius:14px;${font}line-height:1.6;text-align:left;white-space:pre-wrap;${BREAK_ANYWHERE}`)}>${text}</div>\n`;
}

/** Not in the template itself, where the bundler can't escape a letter (e2e/rest.e2e.ts). */
const WITHOUT_BUTTON = 'If the button doesn’t work, copy this address into your browser:';

/** The button is a table cell, because Outlook ignores the padding of a link. */
function button({ button }: Letter): Html {
  if (!button) return html``;
  return html`<table ${ARRANGE} style="margin:8px 0 24px"><tr><td align="center" bgcolor="${PALETTE.accent[0]}" ${paint('button', 'border-radius:999px;mso-padding-alt:14px 28px;')}><a href="${button.link}" ${paint('button', 'display:inline-block;padding:14px 28px;border-radius:999px;font-size:17px;font-weight:600;line-height:1.25;text-decoration:none;')}>${button.label}</a></td></tr></table>
<p ${paint('soft', SMALL)}>${WITHOUT_BUTTON}<br>${address(button.link)}</p>\n`;
}

function address(link: string): Html {
  return html`<a href="${link}" ${paint('link', 'word-break:break-all;overflow-wrap:anywhere;')}>${link}</a>`;
}

function aside({ aside }: Letter): Html {
  if (!aside) return html``;
  return html`<table ${ARRANGE} width="100%" style="margin:0 0 20px"><tr><td ${paint('aside', 'padding:14px 16px;border-radius:14px;font-size:15px;line-height:1.55;text-align:left;')}>${noteText(aside)}</td></tr></table>\n`;
}

function note(note: Note): Html {
  return html`<p ${paint('soft', SMALL)}>${noteText(note)}</p>\n`;
}

function noteText(note: Note): Html {
  return typeof note === 'string' ? html`${note}` : html`${note.text}<br>${address(note.link)}`;
}

function footer({ reason, unsubscribeLink }: Letter, { productName }: Letterhead): Html {
  return html`<p ${paint('soft', FOOTER)}>${productName} sent you this email because ${reason}.</p>
${
  unsubscribeLink
    ? html`<p ${paint('soft', FOOTER)}><a href="${unsubscribeLink.link}" ${paint('link')}>${unsubscribeLink.label}</a></p>\n`
    : html``
}`;
}

/** Renders the text part, with the same content as the HTML part. */
export function renderText(letter: Letter, { productName, publicUrl }: Letterhead): string {
  const { facts = [], excerpts = [], button, aside, unsubscribeLink } = letter;
  return [
    letter.heading,
    ...letter.paragraphs,
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...excerpts.map(({ label, text }) => `${label}:\n\n${text}`),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...[...(aside ? [aside] : []), ...letter.notes].map((note) =>
      typeof note === 'string' ? note : `${note.text}\n${note.link}`,
    ),
    `-- \n${productName}\n${publicUrl}`,
    `${productName} sent you this email because ${letter.reason}.`,
    ...(unsubscribeLink ? [`${unsubscribeLink.label}:\n${unsubscribeLink.link}`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}
