import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PieceJoiner } from './piece-joiner.ts';

const joiners: PieceJoiner[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve));
afterEach(() => {
  for (const joiner of joiners.splice(0)) joiner.end();
  vi.useRealTimers();
});

function join() {
  const passed: string[] = [];
  const joiner = new PieceJoiner((text) => passed.push(text));
  joiners.push(joiner);
  return { joiner, passed };
}

test('[CHAT-3] words are passed on as they come, those that come together as one', async () => {
  const { joiner, passed } = join();
  for (const words of [['one'], [' two'], [' thr', 'ee']]) {
    for (const word of words) joiner.push(word);
    await nextTick();
  }
  expect(passed).toEqual(['one', ' two', ' three']);
});

test('[CHAT-3] while many replies arrive, the first word is passed on at once and the words of the next 30 ms together', async () => {
  for (let replies = 0; replies < 40; replies += 1) join();
  const { joiner, passed } = join();
  for (const word of ['one', ' two', ' three']) {
    joiner.push(word);
    await nextTick();
  }
  expect(passed).toEqual(['one']);
  vi.advanceTimersByTime(30);
  expect(passed).toEqual(['one', ' two three']);
});

test('[CHAT-3] the end of a reply passes on what waits', async () => {
  for (let replies = 0; replies < 40; replies += 1) join();
  const { joiner, passed } = join();
  joiner.push('one');
  await nextTick();
  joiner.push(' two');
  joiner.end();
  joiners.pop();
  expect(passed).toEqual(['one', ' two']);
});
