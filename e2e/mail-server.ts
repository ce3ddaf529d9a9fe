import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';

/** A mail server in a process of its own that a test can kill and freeze without losing its mails. */
export interface MailServer {
  readonly smtpUrl: string;
  /** Subjects of the mails that an address has received. */
  subjectsTo(address: string): Promise<string[]>;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same ports. */
  start(): Promise<void>;
  /** From now on it accepts connections and answers nothing, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Kills it and deletes its mails. */
  stop(): Promise<void>;
}

const started = z.object({ port: z.number(), smtpPort: z.number() });
const listed = z.object({ mails: z.array(z.object({ subject: z.string() })) });

const MAIN = path.resolve(import.meta.dirname, '../packages/sandbox/src/main.ts');

export async function startMailServer(): Promise<MailServer> {
  const inbox = mkdtempSync(path.join(os.tmpdir(), 'mails-'));
  let server: ChildProcess | undefined;
  let ports = { port: 0, smtpPort: 0 };
  const mailServer = {
    async start() {
      const { port, smtpPort } = ports;
      const { PATH } = process.env;
      const env = { PATH, PORT: String(port), SMTP_PORT: String(smtpPort), SANDBOX_INBOX_DIR: inbox };
      server = fork(MAIN, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const [ready] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
      ports = started.parse(ready);
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    async subjectsTo(address: string) {
      const answer = await fetch(
        `http://127.0.0.1:${ports.port}/inbox.json?to=${encodeURIComponent(address)}`,
      );
      return listed.parse(await answer.json()).mails.map(({ subject }) => subject);
    },
  };
  await mailServer.start();
  return {
    ...mailServer,
    smtpUrl: `smtp://127.0.0.1:${ports.smtpPort}`,
    async stop() {
      await mailServer.kill();
      rmSync(inbox, { recursive: true, force: true });
    },
  };
}
