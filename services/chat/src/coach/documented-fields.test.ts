import { type Sandbox, startSandbox } from '@app/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import {
  type ChatUnderTest,
  createChatUnderTest,
  QUESTION,
  type Replica,
} from '../testing/chat-under-test.ts';

/**
 * What "Create chat completion" may be given, of which we use these: https://platform.openai.com/docs/api-reference/chat/create
 * (read 2026-11). Whatever is not in this table must not be sent: many compatible servers refuse what they do not know.
 */
const documented = z.strictObject({
  /** "ID of the model used to generate the response." */
  model: z.string().min(1),
  /** "A list of messages comprising the conversation so far." */
  messages: z
    .array(
      z.discriminatedUnion('role', [
        z.strictObject({ role: z.literal('system'), content: z.string().min(1) }),
        z.strictObject({ role: z.literal('user'), content: z.string().min(1) }),
        z.strictObject({ role: z.literal('assistant'), content: z.string().min(1) }),
      ]),
    )
    .min(1),
  /** "An upper bound for the number of tokens that can be generated for a completion, including … reasoning tokens." */
  max_completion_tokens: z.int().min(1),
  /** "Whether or not to store the output of this chat completion request": never (rule 8). */
  store: z.literal(false),
  /** "If set to true, the model response data will be streamed to the client … using server-sent events." */
  stream: z.literal(true),
  /** "Options for streaming response. Only set this when you set stream: true." */
  stream_options: z.strictObject({ include_usage: z.boolean() }),
});

let chat: ChatUnderTest;
let coach: Sandbox;
let replica: Replica;
beforeAll(async () => {
  chat = await createChatUnderTest();
  coach = await startSandbox();
  replica = await chat.start({ OPENAI_BASE_URL: coach.coachUrl, FREE_MESSAGES_PER_MONTH: '100' });
});
afterAll(() => coach.stop());

test('[CHAT-1] [CHAT-2] every request that the official client sends for us is documented, summaries included', async () => {
  const ada = chat.signIn();
  const { body } = await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId } = body.data;
  const isSummarised = async () =>
    (await chat.sql('select 1 from chat.conversations where summary is not null')).length > 0;
  for (let sent = 0; sent < 40 && !(await isSummarised()); sent += 1) {
    const message = `This is what happened on day ${sent}: we spoke about the dishes again.`;
    const followed = await replica.call(ada, 'POST', '/chat-followup', { body: { conversationId, message } });
    expect(followed.status).toBe(200);
  }
  expect(await isSummarised()).toBe(true);
  const requests = coach.coach.requests();
  expect(requests.length).toBeGreaterThan(5);
  for (const { body: sent, headers } of requests) {
    expect(documented.safeParse(sent).error?.issues ?? []).toEqual([]);
    expect(headers['content-type']).toBe('application/json');
    // Who the account belongs to is ours to say and nobody's by default; nothing tells who is talking.
    expect(headers['openai-organization']).toBeUndefined();
    expect(headers['openai-project']).toBeUndefined();
    expect(JSON.stringify([sent, headers])).not.toContain(ada.userId);
  }
});
