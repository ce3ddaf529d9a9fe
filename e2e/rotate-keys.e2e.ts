import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { chatEndpoints } from '@app/contracts';
import { startProduct, type TestProduct } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, signUp } from './person.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../scripts/rotate-keys.ts');
const [old, fresh] = ['old', 'fresh'].map((id) => `${id}:${randomBytes(32).toString('base64')}`);

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ env: { SANDBOX_TOKEN_DELAY_MS: '0', MASTER_KEYS: `${old},${fresh}` } });
});
afterAll(() => product?.stop());

/** Runs `npm run rotate-keys` with the new key first, as the operator has set it by then. */
function rotate(dataDir: string): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, MASTER_KEYS: `${fresh},${old}` };
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  execFile(process.execPath, [SCRIPT], { env }, (error, out, err) =>
    resolve({ code: Number(error?.code ?? 0), output: out + err }),
  );
  return promise;
}

test('[PUR-7] keys can be rotated while the product runs, and conversations stay readable', async () => {
  const { headers } = await signUp(product.url);
  const body = { title: 'No time', question: 'We never find time to talk any more.' };
  expect((await callApi(product.url, chatEndpoints.start, { headers, body })).status).toBe(200);
  const { code, output } = await rotate(product.dataDir);
  expect(output).toContain('1 keys wrapped anew.');
  expect(output).toContain('old opens nothing here any more.');
  expect(code).toBe(0);
  const list = await callApi(product.url, chatEndpoints.list, { headers });
  expect(list.body.conversations.map(({ title }) => title)).toEqual(['No time']);
  const elsewhere = await rotate(path.join(product.dataDir, 'nothing'));
  expect(elsewhere).toEqual({ code: 1, output: expect.stringMatching(/^No database runs on .*npm start/) });
});
