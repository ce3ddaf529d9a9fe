import { notifyEndpoints } from '@app/contracts';
import { invalidField, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { unsubscribe } from '../unsubscriptions/unsubscribe.ts';
import { readUnsubscribeToken } from '../unsubscriptions/unsubscribe-token.ts';

/** The media types of mail programs (RFC 8058 allows both forms) and of the web page, which sends JSON or nothing. */
const MEDIA = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];

/** Serves the unsubscribe links of optional mails. The token contains everything, so the body is not read. */
export function unsubscribeRoutes({ app, access }: Scope<'open'>, deps: Deps): void {
  app.register(async (child) => {
    child.removeAllContentTypeParsers();
    child.addContentTypeParser(MEDIA, { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    serve({ app: child, access }, notifyEndpoints.unsubscribe, async ({ query }) => {
      const subscription = readUnsubscribeToken(deps.keys.unsubscribe, query.token);
      if (!subscription) throw invalidField('token', 'This link is invalid.');
      await unsubscribe(deps, subscription);
      return { data: { unsubscribed: true } };
    });
  });
}
