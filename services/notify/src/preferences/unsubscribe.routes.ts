import { notifyEndpoints } from '@app/contracts';
import { invalidField, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { unsubscribe } from './unsubscribe.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** The one click of a mail program (RFC 8058 asks for either form) and our own page, which sends JSON or nothing. */
const MEDIA = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];

/** The way out of mails that are not part of the service itself. The token says everything, so no body is read. */
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
