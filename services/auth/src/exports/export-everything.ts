import { asOwner, type Clock, Failure, type Logger, RawJson } from '@app/service-kit';
import { findAccountById } from '../accounts/account.repository.ts';
import type { AuthDatabase } from '../database.ts';
import { listDevices } from '../devices/device.repository.ts';
import { listLinks } from '../links/link.repository.ts';
import { listMails } from '../mails/mail.repository.ts';
import { listSessions } from '../sessions/session.repository.ts';
import { findClaimTime } from '../visitors/visitor-claim.repository.ts';
import { type AccountPart, accountPartView } from './account-part.view.ts';

/** The other services that store data of a person. */
export type ExportPartName = 'chat' | 'billing' | 'notify';

/**
 * Fetches all data that another service stores about a person, as a stream of JSON text; `signal` aborts it. Throws
 * Failure 503 `unavailable` when the service does not answer.
 */
export type FetchPart = (
  service: ExportPartName,
  userId: string,
  signal: AbortSignal,
) => Promise<AsyncIterable<Uint8Array>>;

interface ExportDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly fetchPart: FetchPart;
}

/** All data that the services store about a person; the parts of the other services are streamed. */
export interface Export {
  readonly exportedAt: string;
  readonly account: Record<string, unknown>;
  readonly chat: RawJson;
  readonly billing: RawJson;
  readonly notify: RawJson;
}

const INCOMPLETE = 'We couldn’t gather all of your data just now. Please try again in a few minutes.';

/**
 * Collects the data that all services store about a person. It starts no incomplete export: it waits until every service
 * has begun to answer. `signal` aborts the streams of the other services.
 * @throws Failure 503 `unavailable` when a service does not answer, 401 when the account is gone.
 */
export async function exportEverything(
  deps: ExportDeps,
  userId: string,
  signal: AbortSignal,
): Promise<Export> {
  const { clock, log, fetchPart } = deps;
  const fetchJson = async (service: ExportPartName) => new RawJson(await fetchPart(service, userId, signal));
  const parts = Promise.all([fetchJson('chat'), fetchJson('billing'), fetchJson('notify')]).catch(
    (cause: unknown) => {
      log.warn({ err: cause }, 'export part unavailable');
      throw new Failure('unavailable', { sentence: INCOMPLETE, retryAfterSeconds: 60, cause });
    },
  );
  const [account, [chat, billing, notify]] = await Promise.all([readAccountPart(deps, userId), parts]);
  return {
    exportedAt: clock.now().toISOString(),
    account: accountPartView(account),
    billing,
    notify,
    // Last, because it is the largest part: a slow download then does not keep the other streams open.
    chat,
  };
}

async function readAccountPart({ db, clock }: ExportDeps, userId: string): Promise<AccountPart> {
  return asOwner(db, userId, async (trx) => {
    const account = await findAccountById(trx, userId);
    if (!account) throw new Failure('unauthenticated');
    return {
      account,
      sessions: await listSessions(trx, userId, clock.now()),
      devices: await listDevices(trx, userId),
      links: await listLinks(trx, userId),
      mails: await listMails(trx, userId),
      visitorChatSince: await findClaimTime(trx, userId),
    };
  });
}
