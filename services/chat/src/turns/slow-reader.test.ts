import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { EventReader } from '../testing/read-events.ts';
import { QUESTION, send, startChat } from '../testing/start-chat.ts';

/** More than two kernels buffer for a connection on one machine. */
const PIECES = 30_000;
const PIECE = `${'words '.repeat(40)}\n`;

test('a client that reads slowly gets several pieces of a reply at once, and the whole reply', async () => {
  const written = Promise.withResolvers<void>();
  const coach: Coach = {
    async reply({ onText }) {
      for (let sent = 0; sent < PIECES; sent += 1) {
        onText(PIECE);
        await nextTurnOfLoop();
      }
      written.resolve();
    },
  };
  const chat = await startChat();
  const replica = await chat.start({ TURN_FLUSH_MS: '60000' }, { coach });
  const headers = { accept: 'text/event-stream' };
  const response = await send(replica.url, chat.signIn(), 'POST', '/chat-start', { body: QUESTION, headers });
  await written.promise;
  const events = new EventReader(response);
  await events.end();
  const texts = events.events.flatMap((event) => (event.event === 'delta' ? [event.data.text] : []));
  expect(texts.length).toBeLessThan(PIECES);
  expect(texts.join('') === PIECE.repeat(PIECES)).toBe(true);
}, 60_000);
