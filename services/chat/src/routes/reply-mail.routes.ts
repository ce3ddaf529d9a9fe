import { internalEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { describeReplyMail } from '../reply-mails/reply-mails.ts';

/** Notify asks here for a mail's recipient at the time of sending. */
export function replyMailRoutes(scope: Scope<'internal'>, { db, findReader, config }: Deps): void {
  serve(scope, internalEndpoints.chatMail, ({ params }) =>
    describeReplyMail({ db, findReader, publicUrl: config.PUBLIC_URL }, params.id),
  );
}
