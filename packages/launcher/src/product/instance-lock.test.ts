import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from './instance-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a locked folder is refused, naming the process that uses it, until it is unlocked', () => {
  const unlock = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(
    `in use by a product that is already running (process ${process.pid})`,
  );
  unlock();
  lockDataDir(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a killed product is ignored, even when its process id is used again', () => {
  writeFileSync(path.join(folder, 'running.json'), JSON.stringify({ pid: process.pid, start: 'long ago' }));
  lockDataDir(folder)();
  writeFileSync(path.join(folder, 'running.json'), '');
  lockDataDir(folder)();
});
