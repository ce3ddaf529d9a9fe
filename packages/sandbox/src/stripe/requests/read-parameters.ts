import type * as z from 'zod';
import { parameterName } from './form.ts';
import { StripeError } from './stripe-error.ts';

/**
 * Checks a call's parameters against the documented ones.
 * @throws StripeError 400 with Stripe's text for unknown, missing or invalid parameters, unknown ones first.
 */
export function readParameters<Fields extends z.ZodType>(fields: Fields, given: unknown): z.output<Fields> {
  const read = fields.safeParse(given);
  if (read.success) return read.data;
  const issues = read.error.issues;
  throw unknownParameters(issues) ?? firstProblem(issues[0], given);
}

function unknownParameters(issues: readonly z.core.$ZodIssue[]): StripeError | undefined {
  const names = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => parameterName([...issue.path, key])) : [],
  );
  const [first] = names;
  if (first === undefined) return undefined;
  return new StripeError(
    400,
    `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`,
    {
      code: 'parameter_unknown',
      param: first,
    },
  );
}

function firstProblem(issue: z.core.$ZodIssue | undefined, given: unknown): StripeError {
  if (!issue) return new StripeError(400, 'Invalid request.');
  const param = parameterName(issue.path);
  if (issue.code === 'custom') {
    const code: unknown = issue.params?.code;
    return new StripeError(400, issue.message, { param, ...(typeof code === 'string' ? { code } : {}) });
  }
  const value = valueAt(given, issue.path);
  if (value === undefined) {
    return new StripeError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (value === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return new StripeError(400, message, { code: 'parameter_invalid_empty', param });
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const last = values.pop();
    const choice = values.length > 0 ? `one of ${values.join(', ')}, or ${last}` : last;
    return new StripeError(400, `Invalid ${param}: must be ${choice}`, { param });
  }
  return new StripeError(400, `Invalid ${param}: ${issue.message}`, { param });
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  let value = given;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}
