import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { notifyEndpoints } from '@app/contracts';
import { postgres, postgresConnection } from '../packages/service-kit/src/events/queues.ts';
import { startProduct, type TestProduct } from '../packages/testkit/src/product/start-product.ts';
import { BARE_QUEUE, type BareMail } from './bare-mail-worker.ts';
import { type Benchmark, type Row, ratioOf, spreadOf } from './measure.ts';

const ROUNDS = 3;
/** An even number: each contact message causes two mails. */
const MAILS = 800;
const PRODUCERS = 16;
const PICKUPS = 100;
const PICKUP_EVERY_MS = 20;

/** How fast mails get from the database to the mail server, compared with a BullMQ worker that sends the same mails. */
const benchmark: Benchmark = {
  title: 'Mails',
  async run() {
    const smtp = await startSmtpSink();
    const product = await startProduct({ env: { SMTP_URL: smtp.url, LOG_LEVEL: 'warn' } });
    const bare = await startBareWorker(product.databaseUrl, smtp.url);
    try {
      const senders = [createProductSender(product), bare.sender];
      for (const { send } of senders) await sendAll(smtp, send, 200);
      const measured = senders.map(() => ({ rates: [], processor: [], pickups: [] }) as Measured);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [index, { send, pids }] of senders.entries()) {
          const read = () => readProcessorMs([...pids(), product.pids().postgres]);
          const before = read();
          measured[index]?.rates.push(await sendAll(smtp, send, MAILS));
          measured[index]?.processor.push(processorMsSince(before, read()) / MAILS);
          measured[index]?.pickups.push(await measurePickup(smtp, send));
        }
      return compare(measured);
    } finally {
      await bare.stop();
      await product.stop();
      smtp.stop();
    }
  },
};

export default benchmark;

/** Enqueues mails. @returns the marks in their texts, by which the mail server finds them. */
type Send = () => Promise<readonly string[]>;
interface Sender {
  readonly send: Send;
  pids(): readonly (number | undefined)[];
}

interface Measured {
  readonly rates: number[];
  readonly processor: number[];
  readonly pickups: number[];
}

function compare([product, bare]: readonly Measured[]): Row[] {
  if (!product || !bare) return [];
  const row = (
    { what, unit, goal }: Pick<Row, 'what' | 'unit' | 'goal'>,
    of: keyof Measured,
    isMet: (ratio: number) => boolean,
  ): Row => {
    const ratio = ratioOf(product[of], bare[of]);
    return {
      what,
      unit,
      product: spreadOf(product[of]),
      peer: { name: 'BullMQ worker with nodemailer', value: spreadOf(bare[of]) },
      ratio,
      goal,
      isMet: isMet(ratio.median),
    };
  };
  return [
    row(
      { what: 'mails through notify', unit: 'mails/s', goal: 'at least 0.8 × BullMQ' },
      'rates',
      (ratio) => ratio >= 0.8,
    ),
    row(
      {
        what: 'processor time of a mail, with PostgreSQL',
        unit: 'ms/mail',
        goal: 'at most 1.25 × BullMQ',
      },
      'processor',
      (ratio) => ratio <= 1.25,
    ),
    row(
      { what: 'from the commit to the mail server, p99', unit: 'ms', goal: 'at most 2 × BullMQ' },
      'pickups',
      (ratio) => ratio <= 2,
    ),
  ];
}

/** @returns mails per second, from the first request until the mail server has all of them. */
async function sendAll(smtp: SmtpSink, send: Send, mails: number): Promise<number> {
  const start = performance.now();
  const received = smtp.receive(mails);
  let left = mails;
  await Promise.all(
    Array.from({ length: PRODUCERS }, async () => {
      while (left > 0) {
        left -= 2;
        await send();
      }
    }),
  );
  await received;
  return (mails / (performance.now() - start)) * 1_000;
}

/** @returns the 99th percentile of milliseconds from the commit to the end of the mail's text at the mail server. */
async function measurePickup(smtp: SmtpSink, send: Send): Promise<number> {
  const waits: number[] = [];
  for (let i = 0; i < PICKUPS; i += 1) {
    const received = smtp.receive(2);
    const next = performance.now() + PICKUP_EVERY_MS;
    const marks = await send();
    const committed = performance.now();
    await received;
    for (const mark of marks) waits.push((smtp.receivedAt(mark) ?? Number.NaN) - committed);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  }
  waits.sort((a, b) => a - b);
  return waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
}

let people = 0;
const MESSAGE = 'I cannot find the list of my conversations on my phone. Where did it go? '.repeat(4);

function createProductSender(product: TestProduct): Sender {
  const url = product.serviceUrls.notify + notifyEndpoints.sendContact.path;
  return {
    pids: () => [product.pids().notify],
    async send() {
      people += 1;
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          fullName: 'Ada Lovelace',
          email: `ada.${people}@example.org`,
          subject: 'technical',
          message: MESSAGE,
        }),
      });
      if (!answer.ok) throw new Error(`notify answered ${answer.status}: ${await answer.text()}`);
      const { reference } = Object(Object(await answer.json()).data);
      return [String(reference)];
    },
  };
}

async function startBareWorker(databaseUrl: string, smtpUrl: string) {
  const worker = fork(new URL('bare-mail-worker.ts', import.meta.url), [databaseUrl, smtpUrl]);
  await once(worker, 'message');
  const queue = new postgres.Queue(BARE_QUEUE, { connection: postgresConnection(databaseUrl, 4) });
  const sender: Sender = {
    pids: () => [worker.pid],
    async send() {
      people += 1;
      const mark = `H-BARE-${String(people).padStart(4, '0')}`;
      const mail: BareMail = { to: `ada.${people}@example.org`, subject: mark, text: MESSAGE };
      await queue.addBulk([
        { name: 'mail', data: mail },
        { name: 'mail', data: { ...mail, to: 'support@example.org' } },
      ]);
      return [mark];
    },
  };
  const stop = async () => {
    await queue.close();
    await stopChild(worker);
  };
  return { sender, stop };
}

async function stopChild(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

interface SmtpSink {
  readonly url: string;
  /** Resolves when this many more mails have arrived. */
  receive(mails: number): Promise<void>;
  /** When the last mail with this mark arrived. */
  receivedAt(mark: string): number | undefined;
  stop(): void;
}

/** A mail server that accepts everything and keeps nothing but the marks in the texts. */
async function startSmtpSink(): Promise<SmtpSink> {
  const times = new Map<string, number>();
  let left = 0;
  let done: () => void = () => undefined;
  const accept = (text: string) => {
    for (const mark of text.match(/H-[A-Z0-9]{4}-[A-Z0-9]{4,}/g) ?? []) times.set(mark, performance.now());
    left -= 1;
    if (left === 0) done();
  };
  const server = net.createServer((socket) => {
    let received = '';
    let isText = false;
    socket.setNoDelay(true).write('220 sink\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      for (;;) {
        const end = received.indexOf(isText ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const part = received.slice(0, end);
        received = received.slice(end + (isText ? 5 : 2));
        if (isText) accept(part);
        const starts = !isText && /^DATA/i.test(part);
        isText = starts;
        socket.write(starts ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    receive: (mails) =>
      new Promise((resolve) => {
        left = mails;
        done = resolve;
      }),
    receivedAt: (mark) => times.get(mark),
    stop: () => server.close(),
  };
}

/** Milliseconds of processor time by process, of these and their children, which the backends of PostgreSQL are. */
function readProcessorMs(pids: readonly (number | undefined)[]): Map<string, number> {
  const all = pids
    .filter((pid) => pid !== undefined)
    .flatMap((pid) => [
      String(pid),
      ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' '),
    ]);
  return new Map(all.filter((pid) => pid !== '').map((pid) => [pid, readTicks(pid) * 10]));
}

/** Leaves out backends that ended in between. */
function processorMsSince(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

function readTicks(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
