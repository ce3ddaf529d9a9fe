import { parse } from 'qs';

/** Reads what Stripe's clients send, a form with nested names: `line_items[0][quantity]=1`. */
export function readForm(text: string): object {
  return parse(text, { depth: 10, arrayLimit: 100, parameterLimit: 1_000 });
}

/** How Stripe names a parameter that lies deeper: `line_items[0][quantity]`. */
export function parameterName(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}
