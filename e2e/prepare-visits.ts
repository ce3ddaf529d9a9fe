import { chatEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { QUESTION } from './chatting.ts';
import { callApi } from './person.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

/**
 * Lends the product with these settings to the tests of a file, and closes the visit of each test after it.
 * @returns how a test visits the product: once each.
 */
export function prepareVisits(settings: Record<string, string> = {}) {
  let product: BorrowedProduct;
  let browser: Browser;
  let guest: Visit | undefined;
  beforeAll(async () => {
    [product, browser] = await Promise.all([borrowProduct(settings), sharedBrowser()]);
  });
  afterEach(() => guest?.close());
  afterAll(() => product?.giveBack());

  const arrive = async (options: BrowserContextOptions = {}): Promise<Visit> => {
    guest = await visit(browser, product, options);
    return guest;
  };
  return {
    arrive,
    /** A visit of a person who has a conversation with one reply. @returns the path of that conversation too. */
    async arriveWithConversation(options: BrowserContextOptions = {}, body = QUESTION) {
      const signedIn = await arrive(options);
      const { session } = await signUpInBrowser(signedIn);
      const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
      const answer = await callApi(product.url, chatEndpoints.start, { headers, body });
      return { ...signedIn, path: `/ask?conversation=${answer.body.data.conversationId}` };
    },
  };
}
