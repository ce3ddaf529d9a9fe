/** Said where the page would be, to whoever started the gateway without building the page first. */
export const MISSING_BUILD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Not built yet</title>
<h1>The web application is not built yet</h1>
<p>The gateway runs, but the folder that WEB_DIST names holds no index.html.</p>
<p>Run <code>npm start</code>, which builds it, or <code>npm run build</code> in the folder <code>web</code>, and reload this page.</p>
</html>
`;
