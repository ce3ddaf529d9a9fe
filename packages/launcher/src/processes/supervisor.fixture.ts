// A supervisor that tests can kill: `node supervisor.fixture.ts <port>` runs one supervised process.
import path from 'node:path';
import { supervise } from './supervisor.ts';

const child = supervise(
  {
    name: 'supervised',
    script: path.join(import.meta.dirname, 'supervised.fixture.ts'),
    environment: { PORT: process.argv[2] ?? '' },
  },
  { onLine() {}, onStatus() {} },
);
await child.ready;
process.send?.({ pid: child.pid() });
