import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { accountEndpoints, billingEndpoints, chatEndpoints, notifyEndpoints } from '@app/contracts';
import { launchProduct, type Product } from '@app/launcher';
import { callApi, type Person, signUp } from '../e2e/person.ts';

/**
 * `npm run expand-contract -- <git ref>`: proves that an earlier version works on the schema of this one, as it must
 * during a rollout. This version creates a database and uses it; then the earlier version runs on it: what people have is
 * there, and they can sign up, ask, pay and write to support. The earlier version runs with the packages of this one, so
 * it must not need others.
 */
const [ref = ''] = parseArgs({ allowPositionals: true }).positionals;
const ROOT = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'expand-'));
// root starts PostgreSQL as another user, who must be able to enter it.
chmodSync(folder, 0o755);
const earlier = path.join(folder, 'earlier');
const failures: string[] = [];

try {
  const commit = execFileSync('git', ['rev-parse', '--short', `${ref}^{commit}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  unpackEarlier();
  const person = await withProduct(ROOT, async (product) => {
    const signedUp = await signUp(product.url);
    await useEverything(product, signedUp);
    return signedUp;
  });
  await withProduct(earlier, async (product) => {
    const list = await callApi(product.url, chatEndpoints.list, { headers: person.headers });
    check(
      'conversations of this version are read',
      list.status === 200 && list.body.conversations.length === 1,
    );
    await useEverything(product, await signUp(product.url));
    const deleted = await callApi(product.url, accountEndpoints.deleteAccount, { headers: person.headers });
    check('an account of this version is deleted', deleted.status === 204);
  });
  console.log(`${commit.trim()} on the schema of this version: ${failures.length} failures`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures.length === 0 ? 0 : 1);

/** Unpacks the earlier version and gives it the installed packages as hard links. */
function unpackEarlier(): void {
  mkdirSync(earlier);
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', ref, earlier], { cwd: ROOT });
  execFileSync('cp', ['-al', path.join(ROOT, 'node_modules'), earlier]);
  // What this version has built is not what the earlier one runs.
  rmSync(path.join(earlier, 'node_modules/.cache'), { recursive: true, force: true });
}

async function withProduct<Result>(
  root: string,
  work: (product: Product) => Promise<Result>,
): Promise<Result> {
  console.log(root === ROOT ? 'this version' : `the version of ${ref}`);
  const { PATH, HOME, TMPDIR } = process.env;
  const lines: string[] = [];
  const product = await launchProduct({
    root,
    env: { PATH, HOME, TMPDIR, PORT: '0', NODE_ENV: 'test', DATA_DIR: path.join(folder, 'data') },
    print: (line) => lines.push(line),
  }).catch((error: unknown) => {
    console.error(lines.slice(-30).join('\n'));
    throw error;
  });
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
}

/** Asks, follows up, pays and writes to support. */
async function useEverything({ url, sandboxUrl }: Product, { headers, email }: Person): Promise<void> {
  const started = await callApi(url, chatEndpoints.start, {
    headers,
    body: { title: 'The dishes', question: 'We argue about the dishes every evening.' },
  });
  check('a question is answered', started.status === 200);
  const conversationId = String(started.body.data.conversationId);
  const followed = await callApi(url, chatEndpoints.followUp, {
    headers,
    body: { conversationId, message: 'What could I say first?' },
  });
  check('a follow-up is answered', followed.status === 200 && followed.body.messages.length === 4);
  const checkout = await callApi(url, billingEndpoints.createCheckout, {
    headers,
    body: { currency: 'usd', source: 'website' },
  });
  const session = /cs_\w+/.exec(checkout.body.data.url)?.[0] ?? '';
  const paid = await fetch(`${sandboxUrl}/control/stripe/sessions/${session}/pay`, { method: 'POST' });
  check('a payment page is opened and paid', checkout.status === 200 && paid.ok);
  const hasPremium = async () =>
    (await callApi(url, billingEndpoints.paymentStatus, { headers })).body.data.purchased;
  for (let tries = 0; tries < 100 && !(await hasPremium()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  check('a payment gives Premium', await hasPremium());
  const contact = { fullName: 'Ada', email, subject: 'A question', message: 'Is anybody there?' };
  const sent = await callApi(url, notifyEndpoints.sendContact, { body: contact });
  check('a message to support is accepted', sent.status === 200);
}

function check(promise: string, isKept: boolean): void {
  console.log(`  ${isKept ? 'kept  ' : 'BROKEN'} ${promise}`);
  if (!isKept) failures.push(promise);
}
