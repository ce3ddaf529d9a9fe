import { runProcess } from '@app/service-kit/process';
import { readConfig } from './config.ts';
import { startSandbox } from './start-sandbox.ts';

await runProcess('sandbox', async () => {
  const sandbox = await startSandbox(readConfig());
  return { facts: { port: sandbox.port, smtpPort: sandbox.smtpPort }, stop: sandbox.stop };
});
