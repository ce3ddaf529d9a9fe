import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** Sends lines to a server and returns its answers in order, fewer when it closes the connection. For tests. */
export async function runSmtpDialogue(port: number, lines: readonly string[]): Promise<string[]> {
  const socket = connect({ port, host: '127.0.0.1' });
  const answers: string[] = [];
  const left = [...lines];
  try {
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      // "250-SIZE" is followed by more lines; "250 SIZE" is the last line of an answer.
      if (!/^\d{3} /.test(line)) continue;
      answers.push(line);
      const next = left.shift();
      if (next === undefined) break;
      socket.write(`${next}\r\n`);
    }
  } finally {
    socket.destroy();
  }
  return answers;
}

/** The lines that send one mail. */
export function mailLines(to: string | readonly string[], message: string): string[] {
  const recipients = typeof to === 'string' ? [to] : to;
  return [
    'EHLO tests',
    'MAIL FROM:<product@example.test>',
    ...recipients.map((address) => `RCPT TO:<${address}>`),
    'DATA',
    `${message.replace(/\r?\n/g, '\r\n')}\r\n.`,
    'QUIT',
  ];
}
