import type { Endpoint } from '@app/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { newNonce } from '../pages/page-template.ts';
import { pagePolicy } from '../pages/security-headers.ts';
import { docsPage } from './docs.view.ts';
import { openApiDocument } from './openapi.ts';

/** The description of the public interface: for programs at /api/docs/openapi.json, for people at /api/docs. */
export function docsRoutes(
  app: FastifyInstance,
  { page, publicUrl }: Pick<Config, 'page' | 'publicUrl'>,
  endpoints: readonly Endpoint[],
): void {
  // Written when first read: a start need not wait for it.
  let written: { json: string; html: (nonce: string) => string } | undefined;
  const docs = () => {
    if (written) return written;
    const document = openApiDocument(endpoints, page, publicUrl);
    written = { json: JSON.stringify(document, null, 2), html: docsPage(document) };
    return written;
  };

  app.get('/api/docs/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(docs().json),
  );
  app.get('/api/docs', async (_request, reply) => {
    const nonce = newNonce();
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(docs().html(nonce));
  });
}
