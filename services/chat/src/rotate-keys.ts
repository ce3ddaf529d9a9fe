import { createDatabase, silentLog } from '@app/service-kit';
import { SettingsError } from '@app/service-kit/settings';
import { readRotationConfig } from './config.ts';
import type { ChatTables } from './database.ts';
import { wrapWithMasterKeys } from './encryption/master-keys.adapter.ts';
import { type Rotation, rotateKeys } from './encryption/rotate-keys.ts';

// `npm run rotate-keys -w services/chat`: rewraps every data key with the first of MASTER_KEYS while replicas run
// (decision 0023). DATABASE_URL is the service's own or a superuser's. Exits with 1 while a key is left.
try {
  const { DATABASE_URL, MASTER_KEYS } = readRotationConfig();
  const wrapper = wrapWithMasterKeys(MASTER_KEYS);
  const db = createDatabase<ChatTables>({ url: DATABASE_URL, log: silentLog, max: 1 });
  try {
    console.log(`Wrapping under ${wrapper.currentId}.`);
    const rotation = await rotateKeys({ db, wrapper }, (count) => console.log(`${count} done`));
    for (const sentence of sentencesOf(rotation, [...MASTER_KEYS.keys()])) console.log(sentence);
    if (rotation.left.size > 0) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function sentencesOf({ rewrapped, left }: Rotation, [current, ...older]: readonly string[]): string[] {
  const remaining = [...left].map(([id, count]) =>
    older.includes(id)
      ? `${count} left under ${id}, made meanwhile or not to be opened: run this again.`
      : `${count} left under ${id}, which MASTER_KEYS does not hold: they can't be opened.`,
  );
  const removable = older
    .filter((id) => !left.has(id))
    .map(
      (id) =>
        `${id} opens nothing here any more. Take it out of MASTER_KEYS once every process of chat runs with ${current} in front, this command then still finds nothing to do, and the backup of the keys has been renewed.`,
    );
  return [`${rewrapped} keys wrapped anew.`, ...remaining, ...removable];
}
