import { type Coach, INSTRUCTIONS_VERSION } from './chat-coach.ts';
import { judgeReply } from './judge.ts';
import { scoreCoach } from './score.ts';
import { scoreAlerts } from './score-alerts.ts';

interface Model {
  readonly model: string;
  readonly coach: Coach;
}

/**
 * Scores the labelled conversations and prints the result.
 * @returns whether every score reaches its minimum.
 * @throws CoachFailure when the model does not answer.
 */
export async function scoreConversations(
  { model, coach }: Model,
  judge: Model | undefined,
): Promise<boolean> {
  const scores = await scoreCoach(coach);
  const alerts = await scoreAlerts(coach);
  console.log(`${model}, instructions ${INSTRUCTIONS_VERSION}`);
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
  if (judge) {
    for (const { name, played } of scores) {
      let sum = 0;
      for (const one of played) sum += await judgeReply(judge.coach, one);
      console.log(
        `judge ${name}: ${((sum / played.length) * 100).toFixed(1)} of 100 (${judge.model}; no minimum)`,
      );
    }
  }
  return (
    scores.every(({ share, minimum }) => share >= minimum) &&
    alerts.every(({ correct, total, minimum }) => correct / total >= minimum)
  );
}
