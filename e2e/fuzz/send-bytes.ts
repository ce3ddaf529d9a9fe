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
      if (!parts[0]?.includes('text/event-stream')) quiet = setTimeout(() => socket.destroy(), QUIET_MS);
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
