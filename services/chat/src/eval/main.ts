import { guardCoach } from '../coach/guard/guarded-coach.ts';
import { INSTRUCTIONS_VERSION } from '../coach/instructions.ts';
import { createOpenAiCoach } from '../coach/openai-coach.adapter.ts';
import { readEvalConfig } from './config.ts';
import { judgeReply } from './judge.ts';
import { scoreCoach } from './score.ts';
import { scoreAlarms } from './score-alarms.ts';

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
const alarms = await scoreAlarms(coach);
console.log(`${config.OPENAI_MODEL}, instructions ${INSTRUCTIONS_VERSION}`);
for (const { name, played, share, floor } of scores) {
  const verdict = share >= floor ? 'good' : 'BAD ';
  console.log(
    `${verdict}  ${name}: ${(share * 100).toFixed(1)} of 100 (floor ${floor * 100}), ${played.length} conversations`,
  );
  for (const { id, faults } of played)
    for (const fault of faults) console.log(`      ${id}: not so: ${fault}`);
}
for (const { name, right, of, floor, faults } of alarms) {
  console.log(
    `${right / of >= floor ? 'good' : 'BAD '}  ${name}: ${right} of ${of} (floor ${floor * 100} of 100)`,
  );
  for (const fault of faults) console.log(`      ${fault}`);
}
if (config.EVAL_JUDGE_MODEL) {
  const judge = coachWith(config.EVAL_JUDGE_MODEL);
  for (const { name, played } of scores) {
    let sum = 0;
    for (const one of played) sum += await judgeReply(judge, one);
    console.log(
      `judge ${name}: ${((sum / played.length) * 100).toFixed(1)} of 100 (${config.EVAL_JUDGE_MODEL}; no floor)`,
    );
  }
}
const isGood =
  scores.every(({ share, floor }) => share >= floor) &&
  alarms.every(({ right, of, floor }) => right / of >= floor);
process.exitCode = isGood ? 0 : 1;
