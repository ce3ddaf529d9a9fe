/** What is wrong, by field: a sentence for each field that has something. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string };

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface Checked {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly Issue[] } | undefined;
}

/**
 * The first thing wrong with each field, as a schema of the contract found it: the sentences are the contract's.
 * @param checked of the schema's `safeParse`.
 */
export function errorsOf<Values extends object>(checked: Checked, values: Values): FormErrors<Values> {
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const name = String(path[0]);
    if (name in values) errors[name] ??= message;
  }
  return errors as FormErrors<Values>;
}

/** Those of the server's sentences that belong to a field of this form. */
export function errorsFromServer<Values extends object>(
  fields: Readonly<Record<string, string>>,
  values: Values,
): FormErrors<Values> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in values)) as FormErrors<Values>;
}

export function hasErrors(errors: object): boolean {
  return Object.values(errors).some((error) => error !== undefined);
}
