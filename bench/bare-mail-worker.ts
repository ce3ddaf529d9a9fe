import { createTransport } from 'nodemailer';
import { postgres, postgresConnection } from '../packages/service-kit/src/events/queues.ts';

export const BARE_QUEUE = 'bench-mails';

/** The data of a job. */
export interface BareMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** As many mails at the same time as notify sends (MAILS_AT_ONCE). */
const CONCURRENCY = 8;

// Forked by mails.bench.ts: sends the mail of each job, and nothing else.
if (process.send) {
  const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: CONCURRENCY });
  const worker = new postgres.Worker<BareMail>(
    BARE_QUEUE,
    async ({ data: { to, subject, text } }) => {
      const html = `<html><body><p>${text}</p></body></html>`;
      await transport.sendMail({ from: 'no-reply@example.org', to, subject, text, html });
    },
    {
      connection: postgresConnection(databaseUrl, 4),
      concurrency: CONCURRENCY,
      removeOnComplete: { count: 0 },
    },
  );
  await worker.waitUntilReady();
  process.send('ready');
}
