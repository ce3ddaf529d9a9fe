import type * as z from 'zod';
import { ProviderError } from './provider-error.ts';

/**
 * Checks a request body as the provider does.
 * @throws ProviderError 400 for a missing, unknown or wrong field.
 */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw toProviderError(parsed.error.issues[0], body);
  return parsed.data;
}

function toProviderError(issue: z.core.$ZodIssue | undefined, body: unknown): ProviderError {
  if (!issue || typeof body !== 'object' || body === null || Array.isArray(body)) {
    return new ProviderError(
      400,
      'We could not parse the JSON body of your request. The API expects a JSON object.',
    );
  }
  const param = pathOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = pathOf([...issue.path, issue.keys[0] ?? '']);
    return new ProviderError(400, `Unknown parameter: '${unknown}'.`, {
      param: unknown,
      code: 'unknown_parameter',
    });
  }
  if (valueAt(body, issue.path) === undefined) {
    return new ProviderError(400, `Missing required parameter: '${param}'.`, {
      param,
      code: 'missing_required_parameter',
    });
  }
  if (issue.code === 'too_small' && issue.origin === 'array') {
    const message = `Invalid '${param}': empty array. Expected an array with minimum length 1, but got an empty array instead.`;
    return new ProviderError(400, message, { param, code: 'empty_array' });
  }
  const code =
    issue.code === 'invalid_type' || issue.code === 'invalid_union' ? 'invalid_type' : 'invalid_value';
  return new ProviderError(400, `Invalid value for '${param}': ${issue.message}.`, { param, code });
}

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }, body);
}
