import { parse } from 'qs';

/** Parses the forms that Stripe's clients send, with nested names: `line_items[0][quantity]=1`. */
export function readForm(text: string): object {
  return parse(text, { depth: 10, arrayLimit: 100, parameterLimit: 1_000 });
}

/** Formats the name of a nested parameter as Stripe does: `line_items[0][quantity]`. */
export function parameterName(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}
