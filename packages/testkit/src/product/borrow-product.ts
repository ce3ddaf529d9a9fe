import { inject } from 'vitest';
import * as z from 'zod';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL at which `lend-products.ts` lends products. */
    productLender: string;
  }
}

const lent = z.object({
  url: z.string(),
  sandboxUrl: z.string(),
  databaseUrl: z.string(),
  /** Has its secrets. */
  dataDir: z.string(),
  serviceUrls: z.object({ auth: z.string(), chat: z.string(), billing: z.string(), notify: z.string() }),
});
const pids = z.record(z.string(), z.number());

/** A product that other test files used before and will use afterwards. */
export interface BorrowedProduct extends z.infer<typeof lent> {
  /** Process ids by name. A killed process is restarted; a test that kills one waits for that. */
  pids(): Promise<Record<string, number>>;
  giveBack(): Promise<void>;
}

export const SUPPORT_EMAIL = 'support@hearten.example';
export const NOTIFY_SECRET = Buffer.alloc(32, 7).toString('base64');

/** Rate limits that no test or benchmark reaches. */
export const UNLIMITED_RATES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'LOGIN',
    'LOGIN_FAILURES',
    'SIGNUP',
    'MAIL',
    'CONTACT',
    'CHAT',
    'CHECKOUT',
    'EXPORT',
    'WEBHOOK',
    'OTHER',
    'PAGES',
  ].map((rate) => [`RATE_${rate}`, '1000000/1m']),
);

/**
 * Settings for all that have no settings of their own: rate limits that no test reaches, a sandbox that answers at once,
 * and a coach that may pause for as long as a test holds it.
 */
const COMMON: Record<string, string> = {
  ...UNLIMITED_RATES,
  SUPPORT_EMAIL,
  NOTIFY_SECRET,
  // Each line is passed on by two processes, and nobody reads the output of a borrowed product.
  LOG_LEVEL: 'error',
  SANDBOX_TOKEN_DELAY_MS: '0',
  COACH_NEXT_WORD_MS: '110000',
};

/**
 * Borrows a running product for one test file. What other files left in it (people, mails) is still there, so a test
 * uses people of its own. `env` changes common settings; files with the same settings share a product.
 */
export async function borrowProduct(env: Record<string, string> = {}): Promise<BorrowedProduct> {
  const product = lent.parse(await ask('borrow', { env: { ...COMMON, ...env } }));
  const { url } = product;
  return {
    ...product,
    pids: async () => pids.parse(await ask('pids', { url })),
    async giveBack() {
      await ask('return', { url });
    },
  };
}

async function ask(what: 'borrow' | 'pids' | 'return', body: object): Promise<unknown> {
  const answer = await fetch(`${inject('productLender')}/${what}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
