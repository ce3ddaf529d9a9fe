import { escapeHtml } from '@app/service-kit';

/** Markup that is already escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

/** Template tag that escapes every value, except markup that this tag produced (or a list of it). */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  const parts = strings.map((string, index) => string + render(values[index]));
  return new Html(parts.join(''));
}

function render(value: string | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string') return escapeHtml(value);
  return value.map((one) => one.markup).join('');
}
