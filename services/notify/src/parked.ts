import { createDatabase, silentLog } from '@app/service-kit';
import { readConfig } from './config.ts';
import { parkedMails, queueParkedMail } from './mails/mail.repository.ts';
import type { Schema } from './schema.ts';

// `npm run parked -w services/notify`: mails that were given up, one a line, without addresses.
// `npm run parked -w services/notify -- <id>`: tries that one again, once what was wrong has been mended.
const db = createDatabase<Schema>({ url: readConfig().DATABASE_URL, log: silentLog });
const [id] = process.argv.slice(2);
try {
  if (id === undefined) await list();
  else await retry(id);
} finally {
  await db.destroy();
}

async function list(): Promise<void> {
  const mails = await parkedMails(db);
  for (const mail of mails)
    console.log(
      [mail.id, mail.template ?? '-', mail.last_error ?? '-', mail.created_at.toISOString()].join('\t'),
    );
  console.log(`${mails.length} parked`);
}

async function retry(mailId: string): Promise<void> {
  const queued = /^[0-9a-f-]{36}$/i.test(mailId) && (await queueParkedMail(db, mailId, new Date()));
  console.log(queued ? 'queued' : 'no such mail, or one of auth’s, which are asked for anew by its people');
  if (!queued) process.exitCode = 1;
}
