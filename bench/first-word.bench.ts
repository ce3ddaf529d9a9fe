import { chatEndpoints } from '@app/contracts';
import { startProduct } from '@app/testkit';
import { test } from 'vitest';
import { signUp } from '../e2e/person.ts';
import { eventsOf } from '../e2e/stream.ts';

test('time to the first token: the provider alone and the whole product', async ({ bench }) => {
  const product = await startProduct({
    env: {
      SANDBOX_TOKEN_DELAY_MS: '0',
      FREE_MESSAGES_PER_MONTH: '1000000',
      RATE_CHAT: '1000000/1m',
      LOG_LEVEL: 'warn',
    },
  });
  try {
    const { headers } = await signUp(product.url);
    const question = 'My husband and I eat dinner in silence. How do I begin to talk again?';
    const post = (url: string, body: unknown, extraHeaders: Record<string, string> = {}) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...extraHeaders },
        body: JSON.stringify(body),
      });
    await bench.compare(
      bench('the provider alone', async () => {
        const answer = await post(
          `${product.sandboxUrl}/v1/chat/completions`,
          { model: 'sandbox', stream: true, messages: [{ role: 'user', content: question }] },
          { authorization: 'Bearer sandbox' },
        );
        const reader = answer.body?.getReader();
        await reader?.read();
        await reader?.cancel();
      }),
      bench('the whole product', async () => {
        const answer = await post(
          `${product.url}/api${chatEndpoints.start.path}`,
          { title: 'Dinner in silence', question },
          { ...headers, accept: 'text/event-stream' },
        );
        for await (const { event } of eventsOf(answer)) if (event === 'delta') return;
        throw new Error(`the stream had no delta event: ${answer.status}`);
      }),
      { iterations: 150, time: 0, warmupIterations: 10, warmupTime: 0 },
    );
  } finally {
    await product.stop();
  }
});
