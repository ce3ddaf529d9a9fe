/** The error sentences, by field. */
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
 * The first error of each field that a schema of the contract reports, with the contract's sentences.
 * @param checked the result of the schema's `safeParse`.
 */
export function errorsOf<Values extends object>(checked: Checked, values: Values): FormErrors<Values> {
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const name = String(path[0]);
    if (name in values) errors[name] ??= message;
  }
  return errors as FormErrors<Values>;
}

/** The server's error sentences that belong to fields of this form. */
export function errorsFromServer<Values extends object>(
  fields: Readonly<Record<string, string>>,
  values: Values,
): FormErrors<Values> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in values)) as FormErrors<Values>;
}

export function hasErrors(errors: object): boolean {
  return Object.values(errors).some((error) => error !== undefined);
}
