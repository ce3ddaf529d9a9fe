import { asOwner, Failure } from '@app/service-kit';
import { accountById } from '../accounts/user.repository.ts';
import type { Deps } from '../deps.ts';
import { devicesOf } from '../devices/device.repository.ts';
import { linksOf } from '../links/link.repository.ts';
import { mailsOf } from '../mails/mail.repository.ts';
import { sessionsOf } from '../sessions/session.repository.ts';
import { claimSince } from '../visitors/visitor-claim.repository.ts';
import { type AccountPart, accountPartView } from './account-part.view.ts';

/** Everything that all services hold about a person. */
export interface Export {
  readonly exportedAt: string;
  readonly account: Record<string, unknown>;
  readonly chat: Record<string, unknown>;
  readonly billing: Record<string, unknown>;
  readonly notify: Record<string, unknown>;
}

const NOT_WHOLE =
  'We could not gather all of your data just now, and half of it would not be an honest answer. Please try again in a few minutes.';

/**
 * Gathers what all services hold about a person: the whole of it or nothing (api.md, GET /user/export).
 * @throws Failure 503 `unavailable` when a service does not answer, 401 when the account is gone.
 */
export async function exportEverything(deps: Deps, userId: string): Promise<Export> {
  const { clock, log, partOf } = deps;
  const whole = Promise.all([
    partOf('chat', userId),
    partOf('billing', userId),
    partOf('notify', userId),
  ]).catch((cause: unknown) => {
    log.warn({ err: cause }, 'a service did not give its part of an export');
    throw new Failure('unavailable', { sentence: NOT_WHOLE, retryAfterSeconds: 60, cause });
  });
  const [account, [chat, billing, notify]] = await Promise.all([accountPart(deps, userId), whole]);
  return {
    exportedAt: clock.now().toISOString(),
    account: accountPartView(account),
    chat,
    billing,
    notify,
  };
}

async function accountPart({ db, clock }: Deps, userId: string): Promise<AccountPart> {
  return asOwner(db, userId, async (trx) => {
    const account = await accountById(trx, userId);
    if (!account) throw new Failure('unauthenticated');
    return {
      account,
      sessions: await sessionsOf(trx, userId, clock.now()),
      devices: await devicesOf(trx, userId),
      links: await linksOf(trx, userId),
      mails: await mailsOf(trx, userId),
      visitorChatSince: await claimSince(trx, userId),
    };
  });
}
