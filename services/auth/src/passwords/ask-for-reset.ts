import { asSystem } from '@app/service-kit';
import { accountToReset, lockAddress } from '../accounts/address.repository.ts';
import { countAttempt } from '../attempts/attempt.repository.ts';
import type { Deps } from '../deps.ts';
import { mac } from '../keys.ts';
import { requestReset } from '../mails/request-mail.ts';

/**
 * Mails a link to set a new password, if the address has an account and has not had its share of mails (AUT-6). Before
 * the answer every address costs the same one statement; the rest comes after it, so that nothing tells them apart.
 */
export async function askForReset(deps: Deps, email: string): Promise<void> {
  const { db, clock, keys, settings } = deps;
  const key = mac(keys.attempts, email);
  const attempt = { kind: 'mail_reset', key, rate: settings.mails, now: clock.now() } as const;
  const admitted = await countAttempt(db, attempt);
  deps.later.run('reset mail', async () => {
    if (!admitted) return;
    await asSystem(db, async (trx) => {
      await lockAddress(trx, email);
      const account = await accountToReset(trx, email);
      if (account) await requestReset(trx, deps, account.id);
    });
    deps.wakeRelay();
  });
}
