/** The styles of the docs page, light and dark; embedded in the page with the nonce of the response. */
export const DOCS_CSS = `
:root { color-scheme: light dark; --ink: #2b2520; --soft: #6b6159; --paper: #fbf6ee; --card: #fffdf9; --line: #e6dccd;
  --accent: #9a3f2b; --code: #f3eadc; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1e9df; --soft: #b6a99a; --paper: #1c1815; --card: #25201c;
  --line: #3d352e; --accent: #f0a48f; --code: #312a24; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
.layout { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2.5rem; max-width: 76rem; margin: 0 auto;
  padding: 2rem 1.25rem 5rem; }
nav { position: sticky; top: 2rem; align-self: start; max-height: calc(100vh - 4rem); overflow-y: auto; font-size: .875rem; }
nav ul { list-style: none; margin: 0 0 1.25rem; padding: 0; }
nav a { display: block; padding: .2rem 0; color: var(--soft); text-decoration: none; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .2em; } nav a:hover { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { margin: 2.75rem 0 1rem; font-size: 1.35rem; text-transform: capitalize; }
nav h2 { margin: 0 0 .35rem; font-size: .8rem; letter-spacing: .06em; color: var(--ink); }
h3 { margin: 0; font-size: 1rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere; font-weight: 600; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.1rem 1.25rem; margin: 0 0 1rem;
  scroll-margin-top: 1rem; }
article p { margin: .45rem 0; } .soft { color: var(--soft); font-size: .9rem; }
.method { display: inline-block; min-width: 4.2em; color: var(--accent); }
.badge { display: inline-block; padding: 0 .55em; border: 1px solid var(--line); border-radius: 99px; font-size: .8rem; color: var(--soft); }
code, pre { font-family: ui-monospace, monospace; font-size: .85rem; background: var(--code); border-radius: 5px; }
code { padding: .1em .3em; overflow-wrap: anywhere; } pre { margin: .5rem 0 0; padding: .8rem; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; } caption { text-align: left; font-weight: 600; padding: .6rem 0 .2rem; }
th { text-align: left; font-weight: 500; vertical-align: top; padding: .4rem 1rem .4rem 0; white-space: nowrap; }
td { padding: .4rem 0; border: 0; } tr + tr > * { border-top: 1px solid var(--line); }
summary { cursor: pointer; padding: .35rem 0; color: var(--accent); }
@media (max-width: 52rem) { .layout { display: block; } nav { display: none; } th { white-space: normal; } }
`;
