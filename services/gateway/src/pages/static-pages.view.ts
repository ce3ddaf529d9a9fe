import { escapeHtml } from '@app/service-kit';

/** The page that a browser gets instead of the requested one when the rate limit is reached. */
export function tooManyRequestsPage(sentence: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Too many requests</title>
<h1>One moment, please</h1>
<p>${escapeHtml(sentence)}</p>
<p>Many requests came from your network at the same time. Nothing you’ve written is lost.</p>
</html>
`;
}

/** The page for a developer who starts the gateway without a build of the web application. */
export const MISSING_BUILD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Not built yet</title>
<h1>The web application is not built yet</h1>
<p>The gateway runs, but the folder that WEB_DIST names holds no index.html.</p>
<p>Run <code>npm start</code>, which builds it, or <code>npm run build</code> in the folder <code>web</code>, and reload this page.</p>
</html>
`;
