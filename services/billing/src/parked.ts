import { asSystem, silentLog } from '@app/service-kit';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { listParkedNotices } from './notices/parked-notice.repository.ts';
import { retryParkedNotice } from './notices/retry-parked-notice.ts';

// `npm run parked -w services/billing`: lists the parked notices of the payment provider, one per line.
// `npm run parked -w services/billing -- <id>`: fetches that notice again and applies it, once its cause is fixed.
const deps = createDeps(readConfig(), { log: silentLog });
const [id] = process.argv.slice(2);
try {
  if (id === undefined) await list();
  else await retry(id);
} finally {
  await closeDeps(deps);
}

async function list(): Promise<void> {
  const notices = await asSystem(deps.db, listParkedNotices);
  for (const { id, type, reason, createdAt } of notices)
    console.log([id, type, reason, createdAt.toISOString()].join('\t'));
  console.log(`${notices.length} parked`);
}

async function retry(noticeId: string): Promise<void> {
  const stored = (await asSystem(deps.db, listParkedNotices)).find(({ id }) => id === noticeId);
  const outcome = stored && (await retryParkedNotice(deps, stored));
  const isApplied = outcome === 'applied' || outcome === 'known';
  console.log(isApplied ? 'applied' : 'not applied: not parked, unknown to the provider, or still invalid');
  if (!isApplied) process.exitCode = 1;
}
