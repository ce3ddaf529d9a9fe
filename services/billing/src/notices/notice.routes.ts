import { billingEndpoints, MAX_NOTICE_BYTES } from '@app/contracts';
import { Failure, type Scope, serve } from '@app/service-kit';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { BadNotice } from '../provider/payment-provider.port.ts';
import { takeNotice } from './take-notice.ts';

/** Bytes: what they say is read once their signature is known to be good. */
const anything = z.unknown();

/**
 * The provider's notices (API-6): in a scope of their own, as a signature is over the bytes that were sent, so they are
 * kept as they came.
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
    { ...billingEndpoints.webhook, body: anything },
    async ({ request: { body, headers } }) => {
      const signature = headers['stripe-signature'];
      const notice = await deps
        .readNotice(
          Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          typeof signature === 'string' ? signature : undefined,
          deps.clock.now(),
        )
        .catch((error: unknown) => {
          if (!(error instanceof BadNotice)) throw error;
          throw new Failure('validation_failed', { sentence: 'This notice is not signed.', cause: error });
        });
      await takeNotice(deps, notice);
      return { received: true };
    },
    { bodyLimit: MAX_NOTICE_BYTES },
  );
}
