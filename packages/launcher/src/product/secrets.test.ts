import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets, newSecrets, publicKeyOf } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('secrets are generated once, readable by their owner alone', () => {
  const first = loadSecrets(folder, {});
  expect(loadSecrets(folder, {})).toEqual(first);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(Buffer.from(first.AUTH_SECRET, 'base64')).toHaveLength(32);
  expect(Buffer.from(first.MASTER_KEYS.split(':')[1] ?? '', 'base64')).toHaveLength(32);
  expect(publicKeyOf(first, 'ACCESS_TOKEN_PRIVATE_KEY')).toMatch(/^[A-Za-z0-9+/]+=*$/);
});

test('secrets from the environment are used and never stored', () => {
  expect(loadSecrets(folder, { AUTH_SECRET: 'from-outside' }).AUTH_SECRET).toBe('from-outside');
  expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).not.toContain('AUTH_SECRET');
});

test('a file that another version wrote is used, and what only that version knows stays in it', () => {
  const file = path.join(folder, 'secrets.json');
  writeFileSync(file, '{"MASTER_KEYS": "kept", "OF_ANOTHER_VERSION": "kept too"}');
  expect(loadSecrets(folder, {}).MASTER_KEYS).toBe('kept');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ OF_ANOTHER_VERSION: 'kept too' });
});

test('a damaged file is not replaced, because something may be encrypted with what it held', () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"MASTER_KEYS": ');
  expect(() => loadSecrets(folder, {})).toThrow('secrets.json is damaged');
  expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).toBe('{"MASTER_KEYS": ');
});

test('an invalid signing key is reported in a sentence', () => {
  const secrets = { ...newSecrets(), SERVICE_KEY_CHAT: 'bm9uZQ==' };
  expect(() => publicKeyOf(secrets, 'SERVICE_KEY_CHAT')).toThrow('SERVICE_KEY_CHAT must be');
});
