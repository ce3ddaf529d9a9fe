import { billingEndpoints, MAX_NOTICE_BYTES } from '@app/contracts';
import { Failure, type Scope, serve } from '@app/service-kit';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { receiveNotice } from '../notices/receive-notice.ts';
import { InvalidNoticeError } from '../provider/payment-provider.port.ts';

/** The body stays bytes until its signature is verified. */
const rawBody = z.unknown();

/**
 * Receives the provider's notices (API-6). They have their own scope because the signature covers the exact bytes of the
 * body, which therefore is not parsed as JSON.
 */
export function noticeRoutes(scope: Scope<'open'>, deps: Deps): void {
  const { app } = scope;
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_NOTICE_BYTES },
    (_request, body, done) => done(null, body),
  );
  serve(
    scope,
    { ...billingEndpoints.webhook, body: rawBody },
    async ({ request: { body, headers } }) => {
      const signature = headers['stripe-signature'];
      const notice = await deps
        .readNotice(
          Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          typeof signature === 'string' ? signature : undefined,
          deps.clock.now(),
        )
        .catch((error: unknown) => {
          if (!(error instanceof InvalidNoticeError)) throw error;
          throw new Failure('validation_failed', { sentence: 'This notice is not signed.', cause: error });
        });
      await receiveNotice(deps, notice);
      return { received: true };
    },
    { bodyLimit: MAX_NOTICE_BYTES },
  );
}
