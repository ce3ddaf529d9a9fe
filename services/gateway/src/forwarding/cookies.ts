/** Of a Cookie header, the pairs with these names, the first of each; undefined when there is none. */
export function pickCookies(header: string | undefined, names: readonly string[]): string | undefined {
  const found = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const [, name, value] = /^\s*([\w-]+)=([^\s]*)\s*$/.exec(pair) ?? [];
    if (name && names.includes(name) && !found.has(name)) found.set(name, `${name}=${value}`);
  }
  return found.size === 0 ? undefined : [...found.values()].join('; ');
}

/** Of Set-Cookie headers, those that set a cookie with one of these names. */
export function pickSetCookies(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((header) => names.some((name) => header.startsWith(`${name}=`)));
}
