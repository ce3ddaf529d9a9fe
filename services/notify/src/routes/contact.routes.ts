import { notifyEndpoints } from '@app/contracts';
import { readIdempotencyKey, type Scope, serve, subscriberNetwork } from '@app/service-kit';
import { sendContact } from '../contact/send-contact.ts';
import type { Deps } from '../deps.ts';

/** Messages to support. */
export function contactRoutes(scope: Scope<'open'>, deps: Deps): void {
  serve(scope, notifyEndpoints.sendContact, async ({ body, request }) => {
    const key = readIdempotencyKey(request);
    // The gateway rebuilds the header from the address it knows.
    const address = String(request.headers['x-forwarded-for'] ?? request.ip);
    const reference = await sendContact(
      deps,
      body,
      key === undefined ? undefined : { key, callerAddress: subscriberNetwork(address) },
    );
    return { data: { received: true, reference } };
  });
}
