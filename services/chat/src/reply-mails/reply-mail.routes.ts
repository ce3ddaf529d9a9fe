import { internalEndpoints } from '@app/contracts';
import { asSystem, Failure, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { findReplyMail } from './reply-mail.repository.ts';

/** What notify asks at the moment of sending (rule 5): not a word of what was said. */
export function replyMailRoutes(scope: Scope<'internal'>, { db, readerOf, config }: Deps): void {
  serve(scope, internalEndpoints.chatMail, async ({ params }) => {
    const about = await asSystem(db, (trx) => findReplyMail(trx, params.id));
    const reader = about && (await readerOf(about.ownerId));
    if (!about || !reader) throw new Failure('not_found');
    return {
      template: 'reply_waiting' as const,
      to: { address: reader.address, firstName: reader.firstName, personId: about.ownerId },
      link: `${config.PUBLIC_URL}/ask?conversation=${about.conversationId}`,
    };
  });
}
