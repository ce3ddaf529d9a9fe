/** Markup that needs no escaping. Only `html` creates it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[];

/** Builds markup. Every value is escaped unless it is markup. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((all, part, index) => all + render(values[index - 1] ?? '') + part));
}

function render(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map((one) => one.text).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
