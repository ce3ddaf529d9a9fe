import { asOwner, asSystem, silentLog } from '@app/service-kit';
import { until } from '@app/testkit';
import { beforeAll, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vault } from '../encryption/vault.ts';
import type { Person } from '../testing/people.ts';
import type { EventReader } from '../testing/read-events.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import { LiveTurn } from './live-turn.ts';
import type { Turn } from './turn.ts';
import { openStoredText, sealPiece } from './turn-piece.ts';
import { readProgress } from './turn-progress.repository.ts';

/** Writes nothing until it is stopped: the tests store the pieces. */
const coach: Coach = {
  reply: ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
};
/** The answering replica itself stores nothing meanwhile. */
const NO_TIMERS = {
  TURN_FLUSH_MS: '60000',
  TURN_HEARTBEAT_MS: '60000',
  TURN_LEASE_MS: '180000',
  TURN_SWEEP_MS: '600000',
};
const FLUSH_MS = 20;

let chat: TestChat;
let answering: Replica;
let other: Replica;
/** Reads without notifications, which replicas of the previous version do not send. */
let polling: Replica;
beforeAll(async () => {
  chat = await startChat();
  [answering, other, polling] = await Promise.all([
    chat.start(NO_TIMERS, { coach }),
    chat.start({ TURN_POLL_MS: '60000' }),
    chat.start({ TURN_POLL_MS: '20' }),
  ]);
});

interface Begun {
  person: Person;
  turn: Turn;
  leasedBy: string;
  vault: Vault;
  events: EventReader;
}

async function beginReply(): Promise<Begun> {
  const person = chat.signIn();
  const events = await answering.stream(person, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId, userMessage } = await events.first('start');
  const [row] = await chat.sql<{ id: string; leased_by: string }>(
    'select id, leased_by from chat.turns where conversation_id = $1',
    conversationId,
  );
  const ownerId = person.userId;
  const turn = { id: row?.id ?? '', ownerId, conversationId, userMessageId: userMessage.id };
  const vault = await other.deps.vaults.get(ownerId);
  return { person, turn, leasedBy: row?.leased_by ?? '', vault, events };
}

const stop = async ({ person, turn, events }: Begun) => {
  await answering.call(person, 'POST', `/conversations/${turn.conversationId}/stop`);
  await events.end();
};

/** Stores the text of `live` as the process that holds the turn does. */
function keep({ turn, leasedBy, vault }: Begun, live: LiveTurn, systemDb: ChatDatabase) {
  const config = { ...other.deps.config, TURN_FLUSH_MS: FLUSH_MS };
  const leases = new LeaseKeeper({ systemDb, config, log: silentLog, processId: leasedBy });
  return leases.hold({ turn, live, vault, onStop: () => undefined, onLost: () => undefined });
}

const readText = ({ turn, vault }: Begun) =>
  asOwner(other.deps.db, turn.ownerId, async (trx) => {
    const [progress] = await readProgress(trx, [{ ownerId: turn.ownerId, turnId: turn.id, position: 0 }]);
    return progress && openStoredText(vault, turn.id, progress);
  });
const storedPieces = ({ turn }: Begun) =>
  chat.sql<{ position: number; sealed: Buffer }>(
    'select position, sealed from chat.turn_pieces where turn_id = $1 order by position',
    turn.id,
  );

test('a piece whose statement was committed, but whose connection was lost, is stored once', async () => {
  const begun = await beginReply();
  const live = new LiveTurn();
  let isLost = false;
  const losing = other.deps.systemDb.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isLost) return result;
      isLost = true;
      live.append(', and more while nobody answered');
      throw new Error('the connection was lost after the commit');
    },
  });
  live.append('The first piece');
  const release = keep(begun, live, losing);
  await until(async () => (await readText(begun)) === live.text);
  live.append(', and the last.');
  await until(async () => (await readText(begun)) === live.text);
  await release();
  expect((await storedPieces(begun)).map(({ position }) => position)).toEqual([0, 15, 47]);
  await stop(begun);
});

test('a character is not broken when its halves arrive in two pieces', async () => {
  const begun = await beginReply();
  const live = new LiveTurn();
  const [high, low] = '😊'.split('');
  const release = keep(begun, live, other.deps.systemDb);
  live.append(`I am glad ${high}`);
  await until(async () => (await storedPieces(begun)).length > 0);
  expect(await readText(begun)).toBe('I am glad ');
  live.append(`${low} with you`);
  await until(async () => (await readText(begun)) === 'I am glad 😊 with you');
  await release();
  await stop(begun);
});

test('another replica reads only the pieces after those it has, and streams the text of all', async () => {
  const begun = await beginReply();
  const { person, turn } = begun;
  const live = new LiveTurn();
  const release = keep(begun, live, other.deps.systemDb);
  const words = ['One ', 'two ', 'three'];
  for (const [index, word] of words.entries()) {
    live.append(word);
    await until(async () => (await storedPieces(begun)).length > index);
  }
  const { ownerId, id: turnId } = turn;
  const [later] = await asOwner(other.deps.db, ownerId, (trx) =>
    readProgress(trx, [{ ownerId, turnId, position: words[0]?.length ?? 0 }]),
  );
  expect(later && [openStoredText(begun.vault, turnId, later, words[0]), later.pieces.length]).toEqual([
    live.text,
    2,
  ]);
  const resumed = await other.stream(person, 'GET', `/conversations/${turn.conversationId}/stream`);
  await resumed.until(({ text }) => text === live.text);
  live.append(', four');
  await resumed.until(({ text }) => text === live.text);
  await release();
  await stop(begun);
  expect((await resumed.end())?.event).toBe('done');
  expect(await storedPieces(begun)).toEqual([]);
});

test('[PUR-7] a piece can be read only in its turn, at its position, by its owner', async () => {
  const [begun, another] = [await beginReply(), await beginReply()];
  const live = new LiveTurn();
  const release = keep(begun, live, other.deps.systemDb);
  for (const [index, word] of ['Stay. ', 'Leave.'].entries()) {
    live.append(word);
    await until(async () => (await storedPieces(begun)).length > index);
  }
  await release();
  const pieces = (await storedPieces(begun)).map(({ sealed }) => sealed);
  const [first, second] = pieces as [Buffer, Buffer];
  const open = (ordered: Buffer[], { vault, turn } = begun) =>
    openStoredText(vault, turn.id, { pieces: ordered, partial: null });
  expect(open(pieces)).toBe('Stay. Leave.');
  for (const changed of [[second, first], [second], [first, first], [first, second, second]])
    expect(() => open(changed)).toThrow();
  expect(() => open(pieces, another)).toThrow();
  const elsewhere = sealPiece(begun.vault, another.turn.id, { text: 'Stay. ', position: 0 });
  expect(() => open([elsewhere?.sealed ?? first])).toThrow();
  const seen = (ownerId: string) =>
    asOwner(other.deps.db, ownerId, (trx) => trx.selectFrom('turn_pieces').select('position').execute());
  expect(await Promise.all([seen(begun.turn.ownerId), seen(another.turn.ownerId)])).toEqual([
    [{ position: 0 }, { position: 6 }],
    [],
  ]);
  await Promise.all([stop(begun), stop(another)]);
});

test('what a replica of the previous version stores is streamed, and kept when that replica dies', async () => {
  const begun = await beginReply();
  const { person, turn, vault } = begun;
  const storeAsBefore = (text: string) =>
    chat.sql(
      'update chat.turns set partial = $2 where id = $1',
      turn.id,
      vault.seal(text, { column: 'turns.partial', rowId: turn.id }),
    );
  const text = 'You have carried this alone for a long time, and it is heavy.';
  await storeAsBefore(text.slice(0, 20));
  const resumed = await polling.stream(person, 'GET', `/conversations/${turn.conversationId}/stream`);
  await resumed.until((events) => events.text === text.slice(0, 20));
  await storeAsBefore(text);
  await resumed.until((events) => events.text === text);
  // Another process holds the lease, which has run out.
  await chat.sql(
    "update chat.turns set leased_by = gen_random_uuid(), lease_until = now() - interval '1 second' where id = $1",
    turn.id,
  );
  const path = `/conversations/${turn.conversationId}`;
  const { status } = await other.call(person, 'POST', '/chat-followup', {
    body: { conversationId: turn.conversationId, message: 'Are you there?' },
  });
  expect(status).toBe(502);
  const { body } = await other.call(person, 'GET', path);
  expect(body.messages[1]).toMatchObject({ content: text, state: 'interrupted' });
  expect(await asSystem(other.deps.db, (trx) => trx.selectFrom('turns').select('partial').execute())).toEqual(
    expect.arrayContaining([{ partial: null }]),
  );
  await begun.events.leave();
});
