import { escapeHtml } from '@app/service-kit';
import { DOCS_CSS } from './docs.css.ts';
import type { Content, JsonSchema, OpenApi, Operation, Parameter, ResponseObject } from './openapi.types.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Renders the OpenAPI document as an HTML page without scripts; its style element carries the response's nonce. */
export function docsPage(document: OpenApi): (nonce: string) => string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const groups = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')];
  const title = escapeHtml(document.info.title);
  const body = `<title>${title}</title>
<div class="layout">
<nav aria-label="Calls">${groups.map(([tag, those]) => index(tag, those)).join('')}</nav>
<main>
<h1>${title}</h1>
<p>${prose(document.info.description)}</p>
<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${groups.map(([tag, those]) => `<h2>${escapeHtml(tag)}</h2>${those.map(article).join('')}`).join('')}
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(namedSchema).join('')}
</main>
</div>`;
  return (nonce) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${DOCS_CSS}</style>
${body}
</html>
`;
}

function index(tag: string, calls: readonly Call[]): string {
  const items = calls.map(
    ({ method, path, operation }) =>
      `<li><a href="#${operation.operationId}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`,
  );
  return `<h2>${escapeHtml(tag)}</h2><ul>${items.join('')}</ul>`;
}

function article({ method, path, operation }: Call): string {
  const { operationId, summary, description, security, parameters, requestBody, responses } = operation;
  return `<article id="${operationId}">
<h3><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</h3>
<p>${prose(summary)}</p>
<p class="soft"><span class="badge">${accessLabel(security)}</span> ${prose(description)}</p>
${parameters.length > 0 ? table('Parameters', parameters.map(parameterRow)) : ''}
${requestBody ? contents('Request body', requestBody.content) : ''}
${table('Answers', Object.entries(responses).map(answerRow))}
</article>`;
}

function accessLabel(security: Operation['security']): string {
  const scheme = Object.keys(security[0] ?? {})[0];
  if (security.length > 1) return 'signed in: Authorization: Bearer, or a visitor with their cookie';
  if (scheme === 'bearer') return 'signed in: Authorization: Bearer';
  return scheme === undefined ? 'open to everybody' : 'refresh cookie';
}

function parameterRow({ name, in: place, required, description, schema }: Parameter): string {
  const facts = [place, required ? 'required' : 'optional', facet(schema)].filter((fact) => fact !== '');
  return row(
    `<code>${escapeHtml(name)}</code>`,
    `${escapeHtml(facts.join(', '))}${description ? `<br>${prose(description)}` : ''}`,
  );
}

function facet({ type, format, maxLength }: JsonSchema): string {
  return [format ?? type, maxLength === undefined ? undefined : `up to ${maxLength} characters`]
    .filter((fact) => fact !== undefined)
    .join(', ');
}

function answerRow([status, { description, content }]: [string, ResponseObject]): string {
  const isFailure = Number(status) >= 400;
  const body = content && !isFailure ? contents('Body', content) : '';
  const what = isFailure ? ` <a class="soft" href="#schema-Failure">Failure</a>` : '';
  return row(`<code>${status}</code>`, `${prose(description)}${what}${body}`);
}

function contents(caption: string, content: Content): string {
  return Object.entries(content)
    .filter(([type]) => type === 'application/json')
    .map(([type, { schema }]) => `<details><summary>${caption} (${type})</summary>${pre(schema)}</details>`)
    .join('');
}

function namedSchema([name, schema]: [string, JsonSchema]): string {
  return `<article id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${pre(schema)}</article>`;
}

/** Shows a JSON Schema with its references as links. */
function pre(schema: JsonSchema): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#schema-$1">$1</a>',
  );
  return `<pre tabindex="0">${text}</pre>`;
}

function table(caption: string, rows: readonly string[]): string {
  return `<table><caption>${caption}</caption>${rows.join('')}</table>`;
}

function row(head: string, cell: string): string {
  return `<tr><th scope="row">${head}</th><td>${cell}</td></tr>`;
}

/** Renders text that marks `code` with back quotes and separates paragraphs with blank lines. */
function prose(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>');
}
