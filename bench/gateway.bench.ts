import { chatEndpoints } from '@app/contracts';
import { startProduct } from '@app/testkit';
import { test } from 'vitest';
import { signUp } from '../e2e/person.ts';

test('one authenticated call: directly to the service and through the gateway', async ({ bench }) => {
  const product = await startProduct({ env: { RATE_OTHER: '1000000/1m', LOG_LEVEL: 'warn' } });
  try {
    const { headers } = await signUp(product.url);
    const { path } = chatEndpoints.usage;
    const readUsage = async (url: string) => {
      const answer = await fetch(url, { headers });
      if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
      await answer.arrayBuffer();
    };
    await bench.compare(
      bench('directly to chat', () => readUsage(product.serviceUrls.chat + path)),
      bench('through the gateway', () => readUsage(`${product.url}/api${path}`)),
      { time: 4_000, warmupTime: 1_000 },
    );
  } finally {
    await product.stop();
  }
});
