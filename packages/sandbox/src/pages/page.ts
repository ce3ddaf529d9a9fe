import { html, type Markup } from './html.ts';

/** The layout of every page of the sandbox. */
export function page(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/style.css"></head>
<body>${body}</body></html>
`.text;
}
