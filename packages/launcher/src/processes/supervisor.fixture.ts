// A supervisor to be killed: `node supervisor.fixture.ts <port>` runs one leashed process.
import path from 'node:path';
import { supervise } from './supervisor.ts';

const child = supervise(
  {
    name: 'leashed',
    script: path.join(import.meta.dirname, 'leashed.fixture.ts'),
    environment: { PORT: process.argv[2] ?? '' },
  },
  { onLine() {}, onNews() {} },
);
await child.ready;
process.send?.({ pid: child.pid() });
