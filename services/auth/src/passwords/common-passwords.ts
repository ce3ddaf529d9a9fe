import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The common and breached passwords that are refused, in lower case (README.md beside it tells where they are from). */
export function readCommonPasswords(): ReadonlySet<string> {
  const list = readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8');
  return new Set(list.trimEnd().split('\n'));
}
