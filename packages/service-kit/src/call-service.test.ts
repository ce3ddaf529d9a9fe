import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { internalEndpoints } from '@app/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callServiceForStream } from './call-service.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let server: Server;
let baseUrl: string;
beforeAll(async () => {
  server = createServer((_request, response) => response.end('{"conversations":[]}'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('a streamed answer that waits to be read is still whole after a garbage collection', async () => {
  const params = { id: '00000000-0000-4000-8000-000000000000' };
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => callServiceForStream(internalEndpoints.chatExport, { baseUrl, params })),
  );
  for (let round = 0; round < 5; round += 1) {
    collectGarbage();
    // Finalizers run as tasks of the event loop.
    await delay(1);
  }
  for (const stream of streams)
    expect(Buffer.concat(await Array.fromAsync(stream)).toString()).toBe('{"conversations":[]}');
});
