import { connect } from 'node:net';

/** What was received over one connection. */
export interface Returned {
  /** The status of each answer; interim answers (1xx) are left out, here and in `text`. */
  statuses: number[];
  text: string;
  /** The other side neither answered nor closed the connection in time. */
  isSilent: boolean;
}

/** How long the other side may take after the request was sent. */
const PATIENCE_MS = 20_000;
/** The wait for more after a complete answer, when the connection stays open. */
const QUIET_MS = 200;
/** The wait for more after an incomplete answer, on a busy machine. An answer to HEAD looks incomplete and is not. */
const STILL_COMING_MS = 5_000;
/** Only so many bytes of an answer are read. */
const ENOUGH = 64 * 1024;

/** Sends bytes over a new connection, and reads until the other side closes it or its answer is complete. */
export function sendBytes(port: number, bytes: Buffer, endsEarly = false): Promise<Returned> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    let quiet: NodeJS.Timeout | undefined;
    const socket = connect(port, '127.0.0.1', () => (endsEarly ? socket.end(bytes) : socket.write(bytes)));
    let isSilent = false;
    const patience = setTimeout(() => {
      isSilent = parts.length === 0;
      socket.destroy();
    }, PATIENCE_MS);
    socket.on('data', (part: Buffer) => {
      if (size < ENOUGH) parts.push(part);
      size += part.length;
      clearTimeout(quiet);
      if (parts[0]?.includes('text/event-stream')) return;
      const pause =
        size >= ENOUGH || isWhole(Buffer.concat(parts).toString('latin1')) ? QUIET_MS : STILL_COMING_MS;
      quiet = setTimeout(() => socket.destroy(), pause);
    });
    // A server that refuses a request may close the connection before it has read all of it.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(patience);
      clearTimeout(quiet);
      const text = Buffer.concat(parts)
        .toString('latin1')
        .replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n)+/, '');
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ statuses, text, isSilent });
    });
  });
}

/** Whether the last of these answers is complete, according to the length in its headers. */
function isWhole(answers: string): boolean {
  const begins = Math.max(0, answers.lastIndexOf('HTTP/1.1 '));
  const headEnds = answers.indexOf('\r\n\r\n', begins);
  if (headEnds < 0) return false;
  const head = answers.slice(begins, headEnds);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return answers.length - (headEnds + 4) >= Number(length);
  if (/^transfer-encoding: chunked/im.test(head)) return answers.endsWith('0\r\n\r\n');
  return /^HTTP\/1\.1 (204|304)/.test(head);
}
