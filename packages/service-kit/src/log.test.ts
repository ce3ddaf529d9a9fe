import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What the log of a process says of the error that an expression makes. */
async function said(makes: string): Promise<{ line: string; err: Record<string, unknown> }> {
  const script = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
    createLog('test', 'trace').error({ err: ${makes} }, 'it failed');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return { line: stdout, err: JSON.parse(stdout).err };
}

test('[PUR-7] an error is logged by its kind, its code and where it happened', async () => {
  const { err } = await said(
    "Object.assign(new TypeError('secret'), { code: 'E_GONE', cause: new Error('') })",
  );
  expect(err).toEqual({
    type: 'TypeError',
    code: 'E_GONE',
    at: expect.arrayContaining([expect.stringMatching(/^at /)]),
    cause: { type: 'Error', at: expect.arrayContaining([expect.stringMatching(/^at /)]) },
  });
});

test.each([
  ['its message', "new Error('about Zephyrine')"],
  [
    'lines of its message that look like where it happened',
    "new Error('about\\n    at Zephyrine (file:///Zephyrine:1:1)')",
  ],
  ['its cause', "new Error('', { cause: new Error('x\\n  at Zephyrine') })"],
  [
    'a message that was changed later',
    "Object.assign(new Error('x\\n    at Zephyrine'), { message: 'other' })",
  ],
  [
    'a message that was taken away later',
    "Object.assign(new Error('x\\n    at Zephyrine'), { message: '' })",
  ],
  [
    'a name or a code that is none',
    "Object.assign(new Error(''), { name: 'is Zephyrine', code: 'is Zephyrine' })",
  ],
  [
    'text that is no JSON',
    "(() => { try { JSON.parse('{\\n at Zephyrine') } catch (error) { return error } })()",
  ],
  [
    'fields of its own',
    "Object.assign(new Error(''), { detail: 'Zephyrine', issues: [{ input: 'Zephyrine' }] })",
  ],
  ['something thrown that is no error', "'Zephyrine'"],
])('[PUR-7] nothing that somebody wrote is logged by way of %s', async (_way, makes) => {
  const { line } = await said(makes);
  expect(line).toContain('it failed');
  expect(line).not.toContain('Zephyrine');
});
