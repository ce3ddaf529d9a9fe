import { createDatabase, silentLog } from '@app/service-kit';
import { readConfig } from './config.ts';
import type { NotifyTables } from './database.ts';
import { deleteParkedMail, listParkedMails, requeueParkedMail } from './mails/mail.repository.ts';

// `npm run parked -w services/notify`: lists the parked mails, one per line, without addresses.
// `npm run parked -w services/notify -- <id>`: sends that mail again, once the cause is fixed.
// `npm run parked -w services/notify -- drop <id>`: deletes that mail; parked mails are kept until then.
const db = createDatabase<NotifyTables>({ url: readConfig().DATABASE_URL, log: silentLog });
const [id, dropped] = process.argv.slice(2);
try {
  if (id === undefined) await list();
  else if (id === 'drop') await drop(dropped ?? '');
  else await retry(id);
} finally {
  await db.destroy();
}

async function list(): Promise<void> {
  const mails = await listParkedMails(db);
  for (const mail of mails)
    console.log(
      [mail.id, mail.template ?? '-', mail.lastError ?? '-', mail.createdAt.toISOString()].join('\t'),
    );
  console.log(`${mails.length} parked`);
}

async function drop(mailId: string): Promise<void> {
  const deleted = isId(mailId) && (await deleteParkedMail(db, mailId));
  console.log(deleted ? 'deleted' : 'no such mail is parked');
  if (!deleted) process.exitCode = 1;
}

async function retry(mailId: string): Promise<void> {
  const queued = isId(mailId) && (await requeueParkedMail(db, mailId, new Date()));
  console.log(queued ? 'queued' : 'no such mail, or one of auth’s, which are asked for anew by its people');
  if (!queued) process.exitCode = 1;
}

function isId(text: string): boolean {
  return /^[0-9a-f-]{36}$/i.test(text);
}
