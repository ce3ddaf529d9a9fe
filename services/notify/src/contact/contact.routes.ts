import { notifyEndpoints } from '@app/contracts';
import { readIdempotencyKey, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { sendContact } from './send-contact.ts';

/** Messages to support. */
export function contactRoutes(scope: Scope<'open'>, deps: Deps): void {
  serve(scope, notifyEndpoints.sendContact, async ({ body, request }) => {
    const reference = await sendContact(deps, body, readIdempotencyKey(request));
    return { data: { received: true, reference } };
  });
}
