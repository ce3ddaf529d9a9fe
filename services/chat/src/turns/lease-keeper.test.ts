import { countStatements, until } from '@app/testkit';
import { expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { QUESTION, startChat } from '../testing/start-chat.ts';

const FLUSH_MS = 50;
const TURNS = 12;

test('the texts of all replies of a process are stored with one statement per interval, without BEGIN and COMMIT', async () => {
  const chat = await startChat();
  const write: ((word: string) => void)[] = [];
  const coach: Coach = {
    reply: ({ onText, signal }) =>
      new Promise((_resolve, reject) => {
        write.push(onText);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  const replica = await chat.start({ TURN_FLUSH_MS: String(FLUSH_MS), TURN_SWEEP_MS: '600000' }, { coach });
  const replies = Array.from({ length: TURNS }, () =>
    replica.stream(chat.signIn(), 'POST', '/chat-start', { body: QUESTION }),
  );
  await until(() => write.length === TURNS);
  const { statements, stop } = countStatements(chat.databaseUrl);
  const begunAt = performance.now();
  const flushes = () => statements.filter((statement) => statement.includes('held'));
  await until(() => {
    for (const word of write) word('word ');
    return flushes().length >= 6;
  });
  const intervals = (performance.now() - begunAt) / FLUSH_MS;
  stop();
  expect(flushes().length).toBeLessThanOrEqual(intervals + 1);
  expect(statements).toEqual(flushes());
  const [stored] = await chat.sql('select count(distinct turn_id)::int as turns from chat.turn_pieces');
  expect(stored).toEqual({ turns: TURNS });
  await replica.stop();
  for (const reply of replies) await (await reply).end();
});
