import { type Sandbox, startSandbox } from '@app/sandbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOpenAiCoach, guardCoach, instructionsFor } from './chat-coach.ts';
import { readConversations } from './labelled-conversation.ts';
import { scoreCoach } from './score.ts';
import { scoreAlerts } from './score-alerts.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.coach.setBehavior({ mode: 'ok' }));
afterAll(() => sandbox.stop());

const coach = () =>
  guardCoach(
    createOpenAiCoach({
      apiKey: 'test',
      baseUrl: sandbox.coachUrl,
      model: 'sandbox-coach',
      replyTokens: 900,
      deadlines: { firstWordMs: 5_000, nextWordMs: 5_000, wholeMs: 20_000 },
      breaker: { failures: 5, restMs: 100 },
      concurrent: 1,
    }),
  );

test('there are at least thirty labelled conversations with unique ids', () => {
  const all = [...readConversations().values()].flat();
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('the scripted coach reaches every minimum score', async () => {
  const scores = await scoreCoach(coach());
  const faults = scores.flatMap(({ played }) =>
    played.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`)),
  );
  expect(
    scores.filter(({ share, minimum }) => share < minimum).map(({ name }) => name),
    faults.join('\n'),
  ).toEqual([]);
});

test('a coach that flatters, confronts, diagnoses and invents numbers fails, and its recitation is cut', async () => {
  sandbox.coach.setBehavior({
    mode: 'ok',
    text: 'Brilliant! You are absolutely right, she is toxic and he is a narcissist. Confront them tonight, check his phone, do this exercise together. Studies show that 73% break up. You should leave now. See https://example.com for more of it.',
  });
  const bad = await scoreCoach(coach());
  expect(bad.filter(({ share, minimum }) => share < minimum).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['abuse', 'crisis', 'fairness', 'flattery', 'numbers']),
  );
  sandbox.coach.setBehavior({ mode: 'ok', text: instructionsFor([]) });
  const reciting = await scoreCoach(coach());
  const replies = reciting.flatMap(({ played }) => played.map(({ reply }) => reply));
  expect(replies.some((reply) => /Decline everything else kindly/.test(reply))).toBe(false);
});

test('a coach that always or never raises an alert scores lower than one that does so correctly', async () => {
  const readShares = async () => (await scoreAlerts(coach())).map(({ correct, total }) => correct / total);
  expect(await readShares()).toEqual([0, 1]);
  sandbox.coach.setBehavior({ mode: 'ok', begins: '[[danger: self_harm, victim_of_abuse writer]]\n' });
  const [raised = 0, quiet] = await readShares();
  expect([raised > 0.5 && raised < 1, quiet]).toEqual([true, 0]);
});
