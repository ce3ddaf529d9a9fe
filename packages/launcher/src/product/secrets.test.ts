import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets, publicKeyOf } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("secrets are generated once, for the owner's eyes alone", () => {
  const first = loadSecrets(folder, {});
  expect(loadSecrets(folder, {})).toEqual(first);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(Buffer.from(first.AUTH_SECRET, 'base64')).toHaveLength(32);
  expect(Buffer.from(first.MASTER_KEYS.split(':')[1] ?? '', 'base64')).toHaveLength(32);
  expect(publicKeyOf(first.ACCESS_TOKEN_PRIVATE_KEY)).toMatch(/^[A-Za-z0-9+/]+=*$/);
});

test('what the environment sets is used and never written down', () => {
  expect(loadSecrets(folder, { SERVICE_TOKEN: 'from-outside' }).SERVICE_TOKEN).toBe('from-outside');
  expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).not.toContain('SERVICE_TOKEN');
});

test('a damaged file is not replaced, because something may be encrypted with what it held', () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"MASTER_KEYS": ');
  expect(() => loadSecrets(folder, {})).toThrow('secrets.json is damaged');
  expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).toBe('{"MASTER_KEYS": ');
});

test('a signing key that is none is told in a sentence', () => {
  expect(() => publicKeyOf('bm9uZQ==')).toThrow('ACCESS_TOKEN_PRIVATE_KEY must be');
});
