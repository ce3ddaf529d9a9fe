/** Returns `value` as a `T`. @throws TypeError when it is something else. */
export type Reader<T> = (value: unknown) => T;

function reader<T>(isOne: (value: unknown) => value is T): Reader<T> {
  return (value) => {
    if (!isOne(value)) throw new TypeError('unexpected JSON');
    return value;
  };
}

function textLike(pattern: RegExp): Reader<string> {
  return reader((value): value is string => typeof value === 'string' && pattern.test(value));
}

export const text = reader((value): value is string => typeof value === 'string');
export const flag = reader((value): value is boolean => typeof value === 'boolean');
export const integer = reader((value): value is number => Number.isSafeInteger(value));
export const uuid = textLike(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i);
/** A time in ISO 8601, UTC. */
export const isoTime = textLike(
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/,
);

export function oneOf<const T>(values: readonly T[]): Reader<T> {
  return reader((value): value is T => values.some((one) => one === value));
}

export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : read(value));
}

export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value) => (value === undefined ? undefined : read(value));
}

export function list<T>(read: Reader<T>): Reader<T[]> {
  return (value) => reader(Array.isArray)(value).map(read);
}

/** Reads these fields; others are left out. Fails to compile when a field of `T` has no reader, or one of another type. */
export function record<T extends object>(fields: { [Name in keyof T]-?: Reader<T[Name]> }): Reader<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (value) => {
    const given = new Map(Object.entries(reader((one) => typeof one === 'object' && one !== null)(value)));
    const read = names.map((name) => [name, fields[name](given.get(name))] as const);
    // Every field of `T` has been read by the reader of its type.
    return Object.fromEntries(read.filter(([, part]) => part !== undefined)) as T;
  };
}

/**
 * Reads JSON that this product wrote: into the page, or into the browser's storage. Responses of the server are parsed by
 * the contract's schemas; those need zod, which is loaded with the first request (docs/decisions/0058).
 * @returns null when `json` is null, is not JSON, or is something else than a `T`.
 */
export function readJson<T>(json: string | null, read: Reader<T>): T | null {
  try {
    return read(JSON.parse(json ?? ''));
  } catch {
    return null;
  }
}
