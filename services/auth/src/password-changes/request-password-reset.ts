import { asSystem } from '@app/service-kit';
import { findFirstAccount, listAccountsOfAddress, lockAddress } from '../accounts/address.repository.ts';
import { type BrowserProof, findAccountsOfBrowser } from '../address-claims/claim-address.ts';
import { countAttempt } from '../attempts/attempt.repository.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import { mac } from '../keys.ts';
import { type MailDeps, requestResetMail } from '../mails/request-mail.ts';

interface RequestDeps extends MailDeps {
  readonly db: AuthDatabase;
  readonly backgroundTasks: BackgroundTasks;
  readonly wakeRelay: () => void;
}

/**
 * Mails a link to set a new password, if the address has an account and has not reached its limit of mails (AUT-6). Before
 * the response every address costs the same single statement; the rest runs after it, so that the response time does not
 * reveal whether there is an account.
 */
export async function requestPasswordReset(
  deps: RequestDeps,
  email: string,
  proof: BrowserProof,
): Promise<void> {
  const { db, clock, keys, config } = deps;
  const key = mac(keys.attempts, email);
  const attempt = { kind: 'mail_reset', key, rate: config.RATE_MAIL_ACCOUNT, now: clock.now() } as const;
  const admitted = await countAttempt(db, attempt);
  deps.backgroundTasks.run('reset mail', async () => {
    if (!admitted) return;
    await asSystem(db, async (trx) => {
      await lockAddress(trx, email);
      const id = await findAccountToReset(trx, deps, email, proof);
      if (id !== undefined) await requestResetMail(trx, deps, id);
    });
    deps.wakeRelay();
  });
}

/**
 * Finds the account for the link: the confirmed one, else one that this browser was used with, else the oldest. Later
 * sign-ups by others with the same address therefore do not take the link away from its owner.
 */
async function findAccountToReset(
  trx: AuthTransaction,
  deps: Pick<MailDeps, 'clock' | 'keys'>,
  email: string,
  proof: BrowserProof,
): Promise<string | undefined> {
  const first = await findFirstAccount(trx, email);
  if (!first || first.emailConfirmedAt) return first?.id;
  const accounts = await listAccountsOfAddress(trx, email);
  const ownIds = await findAccountsOfBrowser(trx, deps, proof, accounts);
  return accounts.find(({ id }) => ownIds.has(id))?.id ?? first.id;
}
