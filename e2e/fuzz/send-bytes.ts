import { connect } from 'node:net';

/** What came back over one connection. */
export interface Returned {
  /** Of each answer. Interim ones (1xx) are left out, here and below. */
  statuses: number[];
  text: string;
  /** Nothing came within the time: the other side neither answered nor closed. */
  isSilent: boolean;
}

/** With everything said, the other side has this long until we stop listening. */
const PATIENCE_MS = 20_000;
/** An answer that is whole and whose connection stays open has been read. */
const QUIET_MS = 200;
/** One that looks as if more must come, on a machine that is busy: what was asked for may have no more to it (HEAD). */
const STILL_COMING_MS = 5_000;
/** More of an answer is not looked at. */
const ENOUGH = 64 * 1024;

/** Sends bytes over a connection of their own, and listens until the other side closes or has clearly said it all. */
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
    // Whoever refuses what we write may close before it has read all of it.
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

/** Whether the last of these answers has come to its end, by what its head says of its length. */
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
