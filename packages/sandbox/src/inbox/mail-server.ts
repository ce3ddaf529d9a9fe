import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';
import type { SmtpControl } from './smtp-control.ts';

const MAX_BYTES = 10 * 1024 * 1024;
/** How long `stop` waits for open connections. */
const CLOSE_MS = 300;

export interface MailServer {
  port: number;
  stop(): Promise<void>;
}

/**
 * Listens for mail over SMTP without encryption. Any user name and password are accepted.
 * @throws the listener's error when the port is taken.
 */
export async function startMailServer(
  mailbox: Mailbox,
  control: SmtpControl,
  where: { host: string; port: number },
): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    banner: 'sandbox inbox',
    size: MAX_BYTES,
    logger: false,
    closeTimeout: CLOSE_MS,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anybody' }),
    onConnect: (_session, callback) => {
      if (control.due('hang')) return;
      callback(
        control.due('refuse') ? failure(421, 'Service not available, closing transmission channel') : null,
      );
    },
    onMailFrom: (_address, _session, callback) => {
      const refusal = control.refusal('refuse_sender', { code: 550, text: '5.7.1 Sender refused' });
      callback(refusal ? failure(refusal.code, refusal.text) : null);
    },
    onRcptTo: (_address, _session, callback) => {
      const refusal = control.refusal('reject_recipient', { code: 550, text: '5.1.1 No such user here' });
      callback(refusal ? failure(refusal.code, refusal.text) : null);
    },
    onData: (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((one) => one.address) };
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) return callback(failure(552, '5.3.4 Message too big'));
          const refusal = control.refusal('refuse_message', { code: 554, text: '5.7.1 Message refused' });
          if (refusal) return callback(failure(refusal.code, refusal.text));
          if (control.due('tempfail')) return callback(failure(451, '4.3.0 Try again later'));
          const mail = await mailbox.receive(raw, envelope);
          return callback(null, `Kept as ${mail.id}`);
        })
        .catch(() => callback(failure(451, '4.3.0 The mail could not be kept')));
    },
  });
  // A client that drops its connection is an everyday event; without a listener it would end the process.
  const started = Promise.withResolvers<void>();
  server.on('error', (error) => started.reject(error));
  server.listen(where.port, where.host, () => started.resolve());
  await started.promise;
  const { port } = server.server.address() as AddressInfo; // a TCP server that listens has an AddressInfo
  return {
    port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function failure(responseCode: number, message: string): Error & { responseCode: number } {
  return Object.assign(new Error(message), { responseCode });
}
