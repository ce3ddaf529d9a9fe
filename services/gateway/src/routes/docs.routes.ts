import type { Endpoint } from '@app/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { docsPage } from '../docs/docs.view.ts';
import { openApiDocument } from '../docs/openapi.ts';
import { createNonce } from '../pages/page-template.ts';
import { pagePolicy } from '../pages/security-headers.ts';

/** Serves the documentation of the public API: OpenAPI at /api/docs/openapi.json, a readable page at /api/docs. */
export function docsRoutes(
  app: FastifyInstance,
  config: Pick<Config, 'PRODUCT_NAME' | 'ANONYMOUS_CHAT' | 'PUBLIC_URL'>,
  endpoints: readonly Endpoint[],
): void {
  // Generated on the first request, so that it does not delay the start.
  let cached: { json: string; html: (nonce: string) => string } | undefined;
  const docs = () => {
    if (cached) return cached;
    const document = openApiDocument(endpoints, config);
    cached = { json: JSON.stringify(document, null, 2), html: docsPage(document) };
    return cached;
  };

  app.get('/api/docs/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(docs().json),
  );
  app.get('/api/docs', async (_request, reply) => {
    const nonce = createNonce();
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(docs().html(nonce));
  });
}
