import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const modules = path.resolve(import.meta.dirname, '../../node_modules');

interface TypedValue {
  readonly value: unknown;
  /** The type that the value must satisfy, and the module that has it. */
  readonly type: string;
  readonly module: string;
}

/**
 * Compares values with types of TypeScript, by the compiler.
 * @returns what it reports: a missing or unknown property, or a value of another type.
 */
export function findTypeErrors(values: readonly TypedValue[]): string {
  // Within node_modules, so that the compiler finds the modules.
  const folder = mkdtempSync(path.join(modules, '.typed-'));
  try {
    const statements = values.map(
      ({ value, type, module }) =>
        `(${JSON.stringify(value, null, 2)}) satisfies import(${JSON.stringify(module)}).${type};\n`,
    );
    writeFileSync(path.join(folder, 'values.ts'), statements.join('\n'));
    const compilerOptions = { strict: true, noEmit: true, skipLibCheck: true, moduleResolution: 'bundler' };
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...compilerOptions, module: 'esnext', types: [] },
        files: ['values.ts'],
      }),
    );
    const { status, stdout, stderr } = spawnSync(
      path.join(modules, '.bin/tsc'),
      ['-p', folder, '--pretty', 'false'],
      {
        encoding: 'utf8',
      },
    );
    return status === 0 ? '' : stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
