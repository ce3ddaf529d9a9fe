import { statSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { Order, Pace } from './provider.ts';
import { writeTimedWord } from './timed-word.ts';

/**
 * The process of the stand-in for the model's provider. It answers every request on a connection with a stream of
 * chat.completion.chunk events, and reads nothing of the request but its length: it must cost little beside what is
 * measured.
 */
let pace: Pace = { words: 40, delayMs: 0 };
let watchedFile: string | undefined;

const TEXT =
  'It helps to say one thing at a time and to say it early while both of you are calm and have the room to hear it'.split(
    ' ',
  );
const HEAD =
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\ncache-control: no-cache\r\ntransfer-encoding: chunked\r\n\r\n';
const START =
  'data: {"id":"chatcmpl-bench","object":"chat.completion.chunk","created":1760000000,"model":"bench","choices":[';
const chunkOf = (data: string) => `${Buffer.byteLength(data).toString(16)}\r\n${data}\r\n`;
const event = (choice: string, usage = 'null') => chunkOf(`${START}${choice}],"usage":${usage}}\n\n`);
const wordEvent = (word: string) =>
  event(`{"index":0,"delta":{"content":"${word}"},"logprobs":null,"finish_reason":null}`);

const OPENING = event(
  '{"index":0,"delta":{"role":"assistant","content":"","refusal":null},"logprobs":null,"finish_reason":null}',
);
const ending = (words: number) =>
  event('{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}') +
  event('', `{"prompt_tokens":100,"completion_tokens":${words},"total_tokens":${100 + words}}`) +
  chunkOf('data: [DONE]\n\n') +
  '0\r\n\r\n';

/** Plain words, of which every second one tells when it was written. */
function wordAt(index: number): string {
  const word = index % 2 === 0 ? TEXT[(index / 2) % TEXT.length] : writeTimedWord();
  return index === 0 ? String(word) : ` ${word}`;
}

/** Replies in progress end when their word count is reached or with an order to finish. */
let finishes = 0;

function answer(socket: Socket): void {
  if (watchedFile) process.send?.({ askedAt: statSync(watchedFile).size });
  const { words, delayMs } = pace;
  const begun = finishes;
  socket.write(HEAD + OPENING);
  let index = 0;
  const writeNext = (): boolean => {
    socket.write(wordEvent(wordAt(index)));
    index += 1;
    if (index < words && begun === finishes) return true;
    socket.write(ending(words));
    return false;
  };
  if (delayMs === 0) {
    const writeAll = () => {
      if (socket.writable && writeNext()) setImmediate(writeAll);
    };
    writeAll();
    return;
  }
  // Timers of equal length would soon fire together for all replies, which costs a relay less than words that arrive singly.
  const writeOn = () => {
    if (socket.writable && writeNext()) setTimeout(writeOn, Math.round(delayMs * (0.5 + Math.random())));
  };
  writeOn();
}

const server = createServer({ noDelay: true }, (socket) => {
  let received = '';
  socket.setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (data: string) => {
    received += data;
    const endOfHead = received.indexOf('\r\n\r\n');
    if (endOfHead < 0) return;
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(received)?.[1] ?? 0);
    const end = endOfHead + 4 + length;
    if (received.length < end) return;
    received = received.slice(end);
    answer(socket);
  });
});

process.on('message', (order: Order) => {
  pace = order.pace ?? pace;
  watchedFile = order.watchedFile;
  if (order.finish) finishes += 1;
  process.send?.('set');
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
