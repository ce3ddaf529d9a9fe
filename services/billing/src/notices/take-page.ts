import { asSystem } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import type { Notice, NoticePage, UnreadableNotice } from '../provider/payment-provider.port.ts';
import { parkNotice } from './parked-notice.repository.ts';
import { listKnown } from './provider-event.repository.ts';
import { takeNotice } from './take-notice.ts';

/** Takes in what no notice came for. What can't be taken in is laid aside and said, and keeps no other from its turn. */
export async function takePage(deps: Deps, { notices, unreadable }: NoticePage): Promise<void> {
  const known = await asSystem(deps.db, (trx) =>
    listKnown(
      trx,
      notices.map(({ id }) => id),
    ),
  );
  let missed = 0;
  const refused: UnreadableNotice[] = [];
  for (const notice of notices.filter(({ id }) => !known.has(id))) {
    const reason = await refusalOf(deps, notice);
    if (reason === undefined) missed += 1;
    else refused.push({ ...notice, reason });
  }
  for (const notice of [...unreadable, ...refused]) await park(deps, notice);
  if (missed > 0) deps.log.warn({ missed }, 'notices of the payment provider had not come');
}

/** @returns why the notice can't be had, by what it says; undefined when it was taken. @throws what may pass. */
async function refusalOf(deps: Deps, notice: Notice): Promise<string | undefined> {
  try {
    await takeNotice(deps, notice);
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // Data that no column takes (22) or that contradicts what is there (23): it would be so again at every try.
    if (!/^2[23]\w{3}$/.test(code)) throw error;
    return `sql_${code}`;
  }
}

async function park(deps: Deps, notice: UnreadableNotice): Promise<void> {
  if (!(await asSystem(deps.db, (trx) => parkNotice(trx, notice)))) return;
  const { id: event, type, reason } = notice;
  deps.log.error(
    { event, type, reason },
    'a notice of the payment provider can’t be taken in and was parked: npm run parked -w services/billing',
  );
}
