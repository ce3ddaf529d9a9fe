// Vite's dev server as a child process of the launcher. It exits when the launcher exits for any reason.
import { createServer } from 'vite';

const server = await createServer({
  configFile: `${import.meta.dirname}/../web/vite.config.ts`,
  clearScreen: false,
  server: { port: Number(process.env.PORT), strictPort: true },
});
for (const event of ['SIGTERM', 'disconnect'] as const)
  process.once(event, () => {
    void server.close().finally(() => process.exit(0));
  });
await server.listen();
process.send?.({ ready: true, port: Number(process.env.PORT) });
