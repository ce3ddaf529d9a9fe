// Starts a PostgreSQL and owns it, for tests that kill the owner: `node owner.fixture.ts <data dir>`.
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const postgres = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  password: 'test',
  settings: { fsync: 'off' },
});
process.send?.({ port: postgres.port, pid: postgres.pid(), watchdog: postgres.watchdogPid() });
setInterval(() => {}, 1_000);
