import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEST_FILES = '{packages,services,scripts,web}/**/*.test.{ts,tsx}';
/** Calls that start a database, Redis or another process. */
const STARTS_SOMETHING =
  /\b(createTestDatabase|startEmbeddedPostgres|startTestRedis|spawn|spawnSync|fork|execFile|runCommand)\(/;
const RELATIVE_IMPORT = /^(?:import|export|\}).* from '(\.{1,2}\/[^']+\.tsx?)';$/gm;

/** The test files that need neither a database nor another process, directly or through what they import. */
export function findUnitTests(root: string): string[] {
  const files = globSync(TEST_FILES, { cwd: root, exclude: (name) => name === 'node_modules' });
  return files.filter((file) => !startsSomething(path.join(root, file), new Set())).sort();
}

function startsSomething(file: string, visited: Set<string>): boolean {
  if (visited.has(file)) return false;
  visited.add(file);
  const text = readFileSync(file, 'utf8');
  if (STARTS_SOMETHING.test(text)) return true;
  return [...text.matchAll(RELATIVE_IMPORT)].some(([, to = '']) =>
    startsSomething(path.resolve(path.dirname(file), to), visited),
  );
}
