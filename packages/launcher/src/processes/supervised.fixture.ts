// A process for the tests of the supervisor that behaves like a service. Its environment changes that: FAIL (ends
// before it is ready), STUBBORN (ignores SIGTERM).
import { createServer } from 'node:http';

if (process.env.FAIL) {
  console.error('FAIL is set');
  process.exit(1);
}
const server = createServer((_request, response) => response.end(String(process.pid)));
for (const event of ['SIGTERM', 'disconnect'] as const)
  process.on(event, () => {
    if (!process.env.STUBBORN) process.exit(0);
    console.log(`${event} is ignored`);
  });
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  console.log(JSON.stringify({ level: 30, msg: 'listening', service: 'fixture' }));
  process.send?.({ ready: true, port: Number(process.env.PORT) });
});
