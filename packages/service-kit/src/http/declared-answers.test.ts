import { randomUUID } from 'node:crypto';
import { chatEndpoints, endpoint, notifyEndpoints, possibleFailures, safetyEndpoints } from '@app/contracts';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type Answer, answered, createApp, createLog, Failure, open, serve } from '../index.ts';

/** An endpoint that may answer a message, or 409 `conflict`. */
const sendContact = notifyEndpoints.sendContact;
/** The same, as a call of chat. */
const ofChat = endpoint({ ...sendContact, service: 'chat' });
type ContactAnswer = Answer<typeof sendContact>;

const validBody = { fullName: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A question' };
const data = { received: true, reference: 'H-7K3M-9Q2P' } as const;

interface Sent {
  status: number;
  body: Record<string, unknown>;
  /** The lines of the log at level error. */
  errors: Record<string, unknown>[];
}

/** Serves one endpoint with this handler, calls it, and returns the answer. */
async function callHandler(
  handle: (reply: Parameters<Parameters<typeof serve>[2]>[0]['reply']) => Promise<ContactAnswer>,
  {
    refusesUndeclaredAnswers = true,
    declared = sendContact,
  }: { refusesUndeclaredAnswers?: boolean; declared?: typeof sendContact | typeof ofChat } = {},
): Promise<Sent> {
  const lines: string[] = [];
  const log = createLog('test', 'error', { write: (line) => void lines.push(line) });
  const app: FastifyInstance = createApp({ log, refusesUndeclaredAnswers });
  open(app, (scope) => serve(scope, declared, ({ reply }) => handle(reply)));
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/contact/send', payload: validBody });
  await app.close();
  return { status: statusCode, body: JSON.parse(body), errors: lines.map((line) => JSON.parse(line)) };
}

const fail = (failure: Failure) => async (): Promise<ContactAnswer> => {
  throw failure;
};

describe.each([{ refusesUndeclaredAnswers: true }, { refusesUndeclaredAnswers: false }])(
  'in tests: $refusesUndeclaredAnswers',
  (mode) => {
    test('a declared answer and a declared failure are sent as they are', async () => {
      expect(await callHandler(async () => ({ data }), mode)).toEqual({
        status: 200,
        body: { data },
        errors: [],
      });
      const failed = await callHandler(fail(new Failure('conflict', { sentence: 'Once only.' })), mode);
      expect([failed.status, failed.body.error, failed.errors]).toEqual([409, 'Once only.', []]);
    });

    test('an answer of another shape becomes a 500', async () => {
      // What a defect could return although the compiler forbids it.
      const wrong = { data: { ...data, received: 'yes' } } as unknown as { data: typeof data };
      const { status, body, errors } = await callHandler(async () => wrong, mode);
      expect([status, body.code]).toEqual([500, 'internal']);
      expect(errors).toHaveLength(1);
    });

    test('a status that is not declared becomes a 500, whatever its body says', async () => {
      const { status, body, errors } = await callHandler(async (reply) => {
        void reply.code(418).send({ secret: 'of the pot' });
        return answered;
      }, mode);
      expect([status, body.code]).toEqual([500, 'internal']);
      expect(JSON.stringify(body)).not.toContain('pot');
      expect(errors).toMatchObject([{ err: { type: 'UndeclaredAnswer', code: 'status_418' } }]);
    });

    test.each([
      { field: 'accounts', failure: new Failure('conflict', { more: { accounts: [] } }) },
      { field: 'paywall', failure: new Failure('conflict', { more: { paywall: true } }) },
      { field: 'safety', failure: new Failure('conflict', { more: { safety: null } }) },
      {
        field: 'conversationId',
        failure: new Failure('conflict', { more: { conversationId: randomUUID() } }),
      },
    ])('a failure with the undeclared field $field becomes a 500', async ({ field, failure }) => {
      const { status, body, errors } = await callHandler(fail(failure), mode);
      expect([status, body.code, Object.hasOwn(body, field)]).toEqual([500, 'internal', false]);
      expect(errors[0]).toMatchObject({ msg: 'failure undeclared', err: { code: field } });
    });

    test('a failure of chat may have a safety notice and a conversation', async () => {
      const failure = new Failure('conflict', { more: { safety: null, conversationId: randomUUID() } });
      const { status, body } = await callHandler(fail(failure), { ...mode, declared: ofChat });
      expect([status, body.safety, body.conversationId]).toEqual([409, null, failure.more.conversationId]);
    });

    test('a failure whose body is not as declared becomes a 500', async () => {
      const failure = new Failure('conflict', { more: { conversationId: 'not an id' } });
      const { status, body } = await callHandler(fail(failure), { ...mode, declared: ofChat });
      expect([status, body.code]).toEqual([500, 'internal']);
    });
  },
);

test('an undeclared failure becomes a 500 in tests and development', async () => {
  const { status, body, errors } = await callHandler(fail(new Failure('not_found')));
  expect([status, body.code]).toEqual([500, 'internal']);
  expect(errors[0]).toMatchObject({
    msg: 'failure undeclared',
    route: '/contact/send',
    code: 'not_found',
    err: { type: 'UndeclaredAnswer', code: 'not_found' },
  });
});

test('an undeclared failure is sent and logged outside tests, if it reveals nothing', async () => {
  const { status, body, errors } = await callHandler(fail(new Failure('not_found')), {
    refusesUndeclaredAnswers: false,
  });
  expect([status, body.code]).toEqual([404, 'not_found']);
  expect(errors).toMatchObject([{ msg: 'failure undeclared', code: 'not_found' }]);
});

test('an undeclared field of an answer is refused in tests, and removed elsewhere', async () => {
  const answer = { data: { ...data, senderAddress: 'ada@example.org' } };
  const refused = await callHandler(async () => answer);
  expect([refused.status, refused.errors[0]?.err]).toMatchObject([500, { code: 'senderAddress' }]);
  expect(await callHandler(async () => answer, { refusesUndeclaredAnswers: false })).toMatchObject({
    status: 200,
    body: { data },
  });
});

test('a stream may answer 204 when there is nothing to stream, other calls may not', async () => {
  const app = createApp({ log: createLog('test', 'silent') });
  const resume = endpoint({ ...chatEndpoints.resume, access: 'open' });
  const counts = safetyEndpoints.safetyCounts;
  open(app, (scope) => {
    serve(scope, resume, async ({ reply }): Promise<typeof answered> => {
      void reply.code(204).send();
      return answered;
    });
    serve(scope, counts, async ({ reply }): Promise<typeof answered> => {
      void reply.code(204).send();
      return answered;
    });
  });
  const statusOf = async (url: string) => (await app.inject({ method: 'GET', url })).statusCode;
  expect(await statusOf(resume.path.replace(':id', randomUUID()))).toBe(204);
  expect(await statusOf(counts.path)).toBe(500);
  await app.close();
});

test.each([
  { call: notifyEndpoints.sendContact, code: 'validation_failed', isPossible: true },
  { call: notifyEndpoints.sendContact, code: 'conflict', isPossible: true },
  { call: notifyEndpoints.sendContact, code: 'unauthenticated', isPossible: false },
  { call: chatEndpoints.usage, code: 'unauthenticated', isPossible: true },
  { call: chatEndpoints.usage, code: 'forbidden', isPossible: true },
  { call: chatEndpoints.list, code: 'forbidden', isPossible: false },
  { call: chatEndpoints.list, code: 'validation_failed', isPossible: true },
  { call: chatEndpoints.usage, code: 'validation_failed', isPossible: false },
  { call: chatEndpoints.detail, code: 'not_found', isPossible: true },
  { call: chatEndpoints.usage, code: 'not_found', isPossible: false },
] as const)('$call.path can fail with $code: $isPossible', ({ call, code, isPossible }) => {
  const codes = possibleFailures(call);
  expect(codes.has(code)).toBe(isPossible);
  for (const common of ['rate_limited', 'internal', 'unavailable'] as const) expect(codes).toContain(common);
});
