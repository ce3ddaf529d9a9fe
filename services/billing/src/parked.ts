import { asSystem, SessionWatch, silentLog, systemClock } from '@app/service-kit';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { listParked } from './notices/parked-notice.repository.ts';
import { takeNotice } from './notices/take-notice.ts';

// `npm run parked -w services/billing`: notices of the payment provider that could not be taken in, one a line.
// `npm run parked -w services/billing -- <id>`: asks for that one again and takes it in, once what was wrong is mended.
const config = readConfig();
const { AUTH_URL: authUrl, SERVICE_TOKEN: serviceToken } = config;
// Never started: nobody calls a command.
const sessions = new SessionWatch({ authUrl, serviceToken, clock: systemClock, log: silentLog });
const deps = createDeps(config, { sessions, log: silentLog });
const [id] = process.argv.slice(2);
try {
  if (id === undefined) await list();
  else await retry(id);
} finally {
  await deps.db.destroy();
}

async function list(): Promise<void> {
  const notices = await asSystem(deps.db, listParked);
  for (const { id, type, reason, createdAt } of notices)
    console.log([id, type, reason, createdAt.toISOString()].join('\t'));
  console.log(`${notices.length} parked`);
}

async function retry(noticeId: string): Promise<void> {
  const notice = await deps.provider.findNotice(noticeId, { withinMs: 10_000 });
  if (notice) await takeNotice(deps, notice);
  console.log(notice ? 'taken in' : 'the provider has no such notice, or it can’t be read still');
  if (!notice) process.exitCode = 1;
}
