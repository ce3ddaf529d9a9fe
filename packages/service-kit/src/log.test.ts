import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The log line for the error that an expression creates, logged by a separate process. */
async function logOf(makes: string): Promise<{ line: string; err: Record<string, unknown> }> {
  const script = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
    createLog('test', 'trace').error({ err: ${makes} }, 'it failed');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return { line: stdout, err: JSON.parse(stdout).err };
}

test('[PUR-7] an error is logged by its kind, its code and where it happened', async () => {
  const { err } = await logOf(
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
  ['an invalid name or code', "Object.assign(new Error(''), { name: 'is Zephyrine', code: 'is Zephyrine' })"],
  [
    'a JSON syntax error',
    "(() => { try { JSON.parse('{\\n at Zephyrine') } catch (error) { return error } })()",
  ],
  [
    'fields of its own',
    "Object.assign(new Error(''), { detail: 'Zephyrine', issues: [{ input: 'Zephyrine' }] })",
  ],
  ['a thrown value that is not an error', "'Zephyrine'"],
])('[PUR-7] private text is not logged through %s', async (_way, makes) => {
  const { line } = await logOf(makes);
  expect(line).toContain('it failed');
  expect(line).not.toContain('Zephyrine');
});
