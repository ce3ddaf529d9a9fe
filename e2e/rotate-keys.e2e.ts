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

/** `npm run rotate-keys`, with what .env would say by now. */
function rotate(dataDir: string): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, MASTER_KEYS: `${fresh},${old}` };
  const { promise, resolve } = Promise.withResolvers<{ code: number; said: string }>();
  execFile(process.execPath, [SCRIPT], { env }, (error, out, err) =>
    resolve({ code: Number(error?.code ?? 0), said: out + err }),
  );
  return promise;
}

test('[PUR-7] beside a running `npm start` the keys are wrapped anew, and who chats notices nothing', async () => {
  const { headers } = await signUp(product.url);
  const body = { title: 'No time', question: 'We never find time to talk any more.' };
  expect((await callApi(product.url, chatEndpoints.start, { headers, body })).status).toBe(200);
  const { code, said } = await rotate(product.dataDir);
  expect(said).toContain('1 keys wrapped anew.');
  expect(said).toContain('old opens nothing here any more.');
  expect(code).toBe(0);
  const list = await callApi(product.url, chatEndpoints.list, { headers });
  expect(list.body.conversations.map(({ title }) => title)).toEqual(['No time']);
  const elsewhere = await rotate(path.join(product.dataDir, 'nothing'));
  expect(elsewhere).toEqual({ code: 1, said: expect.stringMatching(/^No database runs on .*npm start/) });
});
