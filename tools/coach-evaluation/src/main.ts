import { createOpenAiCoach, guardCoach, INSTRUCTIONS_VERSION } from './chat-coach.ts';
import { readEvalConfig } from './config.ts';
import { judgeReply } from './judge.ts';
import { scoreCoach } from './score.ts';
import { scoreAlerts } from './score-alerts.ts';

const config = readEvalConfig();
const coachWith = (model: string) =>
  createOpenAiCoach({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model,
    replyTokens: 900,
    deadlines: { firstWordMs: 60_000, nextWordMs: 30_000, wholeMs: 120_000 },
    breaker: { failures: 5, restMs: 5_000 },
    concurrent: 1,
  });

const coach = guardCoach(coachWith(config.OPENAI_MODEL));
const scores = await scoreCoach(coach);
const alerts = await scoreAlerts(coach);
console.log(`${config.OPENAI_MODEL}, instructions ${INSTRUCTIONS_VERSION}`);
for (const { name, played, share, minimum } of scores) {
  const verdict = share >= minimum ? 'passed' : 'FAILED';
  console.log(
    `${verdict}  ${name}: ${(share * 100).toFixed(1)} of 100 (minimum ${minimum * 100}), ${played.length} conversations`,
  );
  for (const { id, faults } of played)
    for (const fault of faults) console.log(`      ${id}: not met: ${fault}`);
}
for (const { name, correct, total, minimum, faults } of alerts) {
  console.log(
    `${correct / total >= minimum ? 'passed' : 'FAILED'}  ${name}: ${correct} of ${total} (minimum ${minimum * 100} of 100)`,
  );
  for (const fault of faults) console.log(`      ${fault}`);
}
if (config.EVAL_JUDGE_MODEL) {
  const judge = coachWith(config.EVAL_JUDGE_MODEL);
  for (const { name, played } of scores) {
    let sum = 0;
    for (const one of played) sum += await judgeReply(judge, one);
    console.log(
      `judge ${name}: ${((sum / played.length) * 100).toFixed(1)} of 100 (${config.EVAL_JUDGE_MODEL}; no minimum)`,
    );
  }
}
const hasPassed =
  scores.every(({ share, minimum }) => share >= minimum) &&
  alerts.every(({ correct, total, minimum }) => correct / total >= minimum);
process.exitCode = hasPassed ? 0 : 1;
