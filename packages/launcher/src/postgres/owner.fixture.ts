// A process that owns a PostgreSQL, for the tests that kill it: `node owner.fixture.ts <data dir>`.
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const postgres = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  password: 'test',
  settings: { fsync: 'off' },
});
process.send?.({ port: postgres.port, pid: postgres.pid(), watchdog: postgres.watchdogPid() });
setInterval(() => {}, 1_000);
