import { PINNED_MAX } from '@app/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { preview } from '../conversations/preview.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const coach: Coach = {
  reply: async ({ onText }) => onText('I hear you. **One step**: ask how *their* day was.'),
};

let chat: TestChat;
let replica: Replica;
beforeAll(async () => {
  chat = await startChat();
  replica = await chat.start({ FREE_MESSAGES_PER_MONTH: '10000' }, { coach });
});

async function start(person: Person, more: object = {}): Promise<string> {
  const { body } = await replica.call(person, 'POST', '/chat-start', { body: { ...QUESTION, ...more } });
  return body.data.conversationId;
}
const get = async (person: Person, path: string) => (await replica.call(person, 'GET', path)).body;
const ids = (page: { conversations: { id: string }[] }) => page.conversations.map(({ id }) => id);

describe('[API-4] the list', () => {
  test('[DASH-5] shows each conversation with previews, count and feelings, newest first', async () => {
    const ada = chat.signIn();
    expect(await get(ada, '/conversations')).toEqual({ conversations: [], nextCursor: null });
    const first = await start(ada, { emotionTags: ['Hurt', 'Confused', 'Hurt'] });
    chat.clock.advance(1_000);
    const second = await start(ada, { title: '  Another matter  ' });
    const { conversations } = await get(ada, '/conversations');
    expect(conversations).toMatchObject([
      { id: second, title: 'Another matter' },
      {
        id: first,
        title: QUESTION.title,
        preview: QUESTION.question,
        lastMessagePreview: 'I hear you. One step: ask how their day was.',
        messageCount: 2,
        emotionTags: ['Hurt', 'Confused'],
      },
    ]);
  });

  test('has pages that neither skip nor repeat items, also for equal times and while the list grows', async () => {
    const ada = chat.signIn();
    const started: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      started.unshift(await start(ada));
      if (n % 2) chat.clock.advance(1);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await get(ada, `/conversations?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...ids(page));
      cursor = page.nextCursor;
      chat.clock.advance(1);
      await start(ada);
    } while (cursor);
    expect([...seen].sort()).toEqual([...started].sort());
  });

  test.each([
    'nonsense',
    Buffer.from('[1]').toString('base64url'),
    Buffer.from('["1","x"]').toString('base64url'),
    Buffer.from(`[9e99,"${'0'.repeat(8)}-0000-4000-8000-000000000000"]`).toString('base64url'),
  ])('cursor %s is refused', async (cursor) => {
    const answer = await replica.call(chat.signIn(), 'GET', `/conversations?cursor=${cursor}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });

  test.each(['0', '101', '-1', 'all', '1.5', ''])('limit %j is refused', async (limit) => {
    const answer = await replica.call(chat.signIn(), 'GET', `/conversations?limit=${limit}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('the search', () => {
  test('finds all words in one’s own conversations, ignoring case and accents', async () => {
    const ada = chat.signIn();
    const cafe = await start(ada, { question: 'We met at the Café Élan and now we only argue.' });
    chat.clock.advance(1);
    await start(ada, { question: 'My brother has borrowed money and says nothing.' });
    expect(ids(await get(ada, '/conversations?q=cafe%20ARGUE'))).toEqual([cafe]);
    expect(ids(await get(ada, `/conversations?q=${encodeURIComponent('ÉLAN')}`))).toEqual([cafe]);
    expect(ids(await get(ada, '/conversations?q=cafe%20money'))).toEqual([]);
    expect(ids(await get(ada, '/conversations?q=hear%20you'))).toHaveLength(2);
    expect(ids(await get(ada, '/conversations?q=%20%20'))).toHaveLength(2);
  });

  test('shows an excerpt around the match', async () => {
    const ada = chat.signIn();
    await start(ada, {
      question: `${'We have been together for a long time. '.repeat(8)}Then we met at the Café Élan and argued.`,
    });
    const [found] = (await get(ada, '/conversations?q=cafe')).conversations;
    expect(found.excerpt).toBe('…a long time. Then we met at the Café Élan and argued.');
    expect((await get(ada, '/conversations')).conversations[0].excerpt).toBeUndefined();
  });

  test('shows an excerpt of a reply without its Markdown', async () => {
    const ada = chat.signIn();
    await start(ada);
    const [found] = (await get(ada, '/conversations?q=their')).conversations;
    expect(found.excerpt).toBe('I hear you. One step: ask how their day was.');
  });

  test('continues after the end of a page', async () => {
    const ada = chat.signIn();
    for (let n = 0; n < 25; n += 1) {
      await start(ada, {
        question: n % 3 ? 'He never listens to me at all.' : 'She never listens to me at all.',
      });
      chat.clock.advance(1);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await get(ada, `/conversations?limit=4&q=she${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...ids(page));
      cursor = page.nextCursor;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([9, 9]);
  });
});

describe('pinned conversations', () => {
  const pin = (person: Person, id: string, pinned = true) =>
    replica.call(person, 'PATCH', `/conversations/${id}`, { body: { pinned } });

  async function startMany(person: Person, count: number): Promise<string[]> {
    const started: string[] = [];
    for (let n = 0; n < count; n += 1) {
      started.unshift(await start(person));
      chat.clock.advance(1);
    }
    return started;
  }

  test('are listed apart, newest first in pages, while the list of all stays as it is', async () => {
    const ada = chat.signIn();
    const [d, c, b, a] = (await startMany(ada, 4)) as [string, string, string, string];
    const { status, body } = await pin(ada, b);
    expect([status, body.data]).toMatchObject([200, { id: b, title: QUESTION.title, pinned: true }]);
    await pin(ada, d);
    const all = await get(ada, '/conversations');
    expect(ids(all)).toEqual([d, c, b, a]);
    expect(all.conversations.map(({ pinned }: { pinned: boolean }) => pinned)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const first = await get(ada, '/conversations?pinned=true&limit=1');
    const second = await get(ada, `/conversations?pinned=true&limit=1&cursor=${first.nextCursor}`);
    expect([ids(first), ids(second), second.nextCursor]).toEqual([[d], [b], null]);
    expect(ids(await get(ada, '/conversations?pinned=false'))).toEqual([c, a]);
    expect(ids(await get(ada, '/conversations?pinned=true&q=hear'))).toEqual([d, b]);
    await pin(ada, d, false);
    expect(ids(await get(ada, '/conversations?pinned=true'))).toEqual([b]);
    const refused = await replica.call(ada, 'GET', '/conversations?pinned=maybe');
    expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
  });

  test('keep their title, and are kept by another title; a change of nothing is refused', async () => {
    const ada = chat.signIn();
    const id = await start(ada);
    const change = (body: object) => replica.call(ada, 'PATCH', `/conversations/${id}`, { body });
    await change({ title: 'Dishes', pinned: true });
    expect((await change({ title: 'Laundry' })).body.data).toMatchObject({ title: 'Laundry', pinned: true });
    expect((await change({ pinned: false })).body.data).toMatchObject({ title: 'Laundry', pinned: false });
    for (const body of [{}, { pinned: 'yes' }, { pinned: null }])
      expect((await change(body)).status).toBe(400);
  });

  test('belong to their owner alone', async () => {
    const id = await start(chat.signIn());
    expect((await pin(chat.signIn(), id)).status).toBe(404);
  });

  test('are at most twenty, whatever the concurrency, and one already pinned can be pinned again', async () => {
    const ada = chat.signIn();
    const started = await startMany(ada, PINNED_MAX + 4);
    const answers = await Promise.all(started.map((id) => pin(ada, id)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body).toMatchObject({
      code: 'conflict',
      error: 'You can pin up to 20 conversations. Please unpin one first.',
    });
    const pinned = ids(await get(ada, '/conversations?pinned=true'));
    expect(pinned).toHaveLength(PINNED_MAX);
    expect((await pin(ada, String(pinned[0]))).status).toBe(200);
    const other = started.find((id) => !pinned.includes(id)) ?? '';
    await pin(ada, String(pinned[0]), false);
    expect((await pin(ada, other)).status).toBe(200);
  });
});

describe('one conversation', () => {
  test('[DASH-6] is returned with all its messages', async () => {
    const ada = chat.signIn();
    const id = await start(ada, { emotionTags: ['Determined'] });
    expect(await get(ada, `/conversations/${id}`)).toMatchObject({
      id,
      title: QUESTION.title,
      emotionTags: ['Determined'],
      replying: false,
      messages: [
        { role: 'user', content: QUESTION.question },
        { role: 'assistant', content: 'I hear you. **One step**: ask how *their* day was.' },
      ],
    });
  });

  test('can be renamed', async () => {
    const ada = chat.signIn();
    const id = await start(ada);
    const { status, body } = await replica.call(ada, 'PATCH', `/conversations/${id}`, {
      body: { title: 'Dishes' },
    });
    expect([status, body.data.title, (await get(ada, `/conversations/${id}`)).title]).toEqual([
      200,
      'Dishes',
      'Dishes',
    ]);
    const short = await replica.call(ada, 'PATCH', `/conversations/${id}`, { body: { title: ' abc ' } });
    expect([short.status, short.body.fields]).toMatchObject([400, { title: expect.any(String) }]);
  });

  test('can be deleted with all its rows; its units stay used', async () => {
    const ada = chat.signIn();
    const id = await start(ada);
    const remove = () => replica.call(ada, 'DELETE', `/conversations/${id}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    for (const table of ['conversations', 'messages', 'turns'])
      expect(await chat.sql(`select id from chat.${table} where owner_id = $1`, ada.userId)).toEqual([]);
    expect((await get(ada, '/usage')).count).toBe(1);
  });

  test('a reply can be rated, and the rating changed; one’s own message can’t be rated', async () => {
    const ada = chat.signIn();
    const id = await start(ada);
    const { messages } = await get(ada, `/conversations/${id}`);
    const rate = (messageId: string, body: object) =>
      replica.call(ada, 'PUT', `/conversations/${id}/messages/${messageId}/feedback`, { body });
    expect((await rate(messages[1].id, { rating: 'up' })).status).toBe(204);
    expect((await rate(messages[1].id, { rating: 'down', reason: 'Too short' })).status).toBe(204);
    expect((await get(ada, `/conversations/${id}`)).messages[1].feedback).toBe('down');
    expect((await rate(messages[0].id, { rating: 'up' })).status).toBe(404);
    expect((await rate(messages[1].id, { rating: 'sideways' })).status).toBe(400);
    const elsewhere = await start(ada);
    const lost = await replica.call(
      ada,
      'PUT',
      `/conversations/${elsewhere}/messages/${messages[1].id}/feedback`,
      {
        body: { rating: 'up' },
      },
    );
    expect(lost.status).toBe(404);
  });
});

describe('a preview', () => {
  test('is one line, cut between words', () => {
    expect(preview('  one\n\n two  ')).toBe('one two');
    const cut = preview('word '.repeat(60));
    expect(cut).toMatch(/word…$/);
    expect(cut.length).toBeLessThanOrEqual(140);
  });

  test('never splits a grapheme', () => {
    const family = '👨‍👩‍👧‍👦';
    const cut = preview(family.repeat(40));
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.slice(0, -1).replaceAll(family, '')).toBe('');
    expect(preview('x'.repeat(400))).toHaveLength(140);
  });
});
