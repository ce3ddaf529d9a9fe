import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Starts listening.
 * @returns the port; PORT=0 takes a free one.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<number> {
  await app.listen({ host, port });
  return (app.server.address() as AddressInfo).port; // a TCP server that listens has an AddressInfo
}
