import { Html } from './html.ts';

/** The colours of the product, light and dark, as in web/src/styles/tokens.css (a test compares them). */
export const PALETTE = {
  paper: ['#fbf6ee', '#1d1820'],
  surface: ['#fffdf9', '#272129'],
  sunken: ['#f3eadd', '#17131a'],
  ink: ['#2c2331', '#f5ede4'],
  'ink-soft': ['#5f5361', '#c2b5bc'],
  line: ['#e5d9c9', '#3d3440'],
  accent: ['#a04430', '#f2ab90'],
  'on-accent': ['#fffaf5', '#35150b'],
  'accent-soft': ['#f9e4d9', '#45291f'],
  'art-peach': ['#dd9468', '#b8664b'],
} as const;

type Colour = keyof typeof PALETTE;
type Property = 'color' | 'background-color' | 'border-color';

/** What each class of the layout is painted with. */
const PAINT = {
  page: { 'background-color': 'paper' },
  card: { 'background-color': 'surface', 'border-color': 'line' },
  panel: { 'background-color': 'sunken', color: 'ink' },
  aside: { 'background-color': 'accent-soft', color: 'ink' },
  text: { color: 'ink' },
  soft: { color: 'ink-soft' },
  link: { color: 'accent' },
  button: { 'background-color': 'accent', color: 'on-accent' },
  clay: { 'background-color': 'accent' },
  peach: { 'background-color': 'art-peach' },
} as const satisfies Record<string, Partial<Record<Property, Colour>>>;

/** Writes the attributes of an element: its class, and its light colours inline for programs that know no dark mode. */
export function paint(name: keyof typeof PAINT, style = ''): Html {
  return new Html(`class="${name}" style="${declarations(name, 0, '')}${style}"`);
}

/** The colours for mail programs with dark mode; others show the inline colours. */
export const DARK_STYLE = new Html(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${Object.keys(PAINT)
  .map((name) => `  .${name} { ${declarations(name as keyof typeof PAINT, 1, ' !important')} }`)
  .join('\n')}
}
</style>`);

function declarations(name: keyof typeof PAINT, scheme: 0 | 1, priority: string): string {
  const colours = Object.entries(PAINT[name]) as [Property, Colour][];
  return colours.map(([property, colour]) => `${property}:${PALETTE[colour][scheme]}${priority};`).join('');
}
