import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { silentLog } from '@app/service-kit';
import type { TestProject } from 'vitest/node';
import * as z from 'zod';
import { ScreeningPool } from '../safety/screening-pool.adapter.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    screeningUrl: string;
  }
}

const request = z.object({ texts: z.array(z.string()), person: z.string() });

/**
 * Global setup of Vitest: one screening for all test files of a run, because it takes most of a second to load. It loads
 * when the first file asks for it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let pool: ScreeningPool | undefined;
  const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The budget is generous because the machine is busy while tests run.
    pool ??= new ScreeningPool({ log: silentLog, budgetMs: 10_000 });
    await pool.loaded;
    if (asked.method === 'GET') {
      response.end();
      return;
    }
    const { texts, person } = request.parse(await json(asked));
    response.end(JSON.stringify({ finding: await pool.screen(texts, person) }));
  };
  const server = createServer((asked, response) => {
    answer(asked, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  project.provide('screeningUrl', `http://127.0.0.1:${port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await pool?.close();
  };
}
