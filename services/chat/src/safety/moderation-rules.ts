import type { Finding } from '@app/contracts';
import { addFinding } from './finding.ts';

interface Rule {
  readonly category: string;
  /** The lowest score with which the category counts. */
  readonly from: number;
  readonly finding: Finding;
}

const SELF_HARM: Finding = { kind: 'self_harm', inDanger: 'writer', certainty: 'certain' };
const CHILD_AT_RISK: Finding = { kind: 'child_at_risk', inDanger: 'child', certainty: 'certain' };
const VICTIM_OF_ABUSE: Finding = { kind: 'victim_of_abuse', inDanger: 'writer', certainty: 'certain' };

/**
 * What the categories of the moderation endpoint mean here. Source: the descriptions in the client library
 * (openai/resources/moderations) and https://developers.openai.com/api/docs/guides/moderation. Scores are from 0 to 1;
 * they are no probabilities, and another model may need other thresholds. These were chosen for the reasons given and
 * are not measured: no model was available. `npm run eval` measures them.
 *
 * The endpoint judges what a text depicts and not who does it to whom. So no category means `harm_to_others`: a victim
 * who describes violence must never be taken for a perpetrator. Categories without a rule (hate, harassment without a
 * threat, illicit, sexual, violence/graphic) are everyday anger and subjects, or say nothing about a danger that
 * another category does not.
 */
const RULES: readonly Rule[] = [
  // "The speaker expresses that they are engaging or intend to engage": the most certain category, and the worst to miss.
  { category: 'self-harm/intent', from: 0.3, finding: SELF_HARM },
  // Also depictions: grief, the past, a film. Who is in danger is unknown; the likeliest is the writer, as in 0034.
  { category: 'self-harm', from: 0.5, finding: SELF_HARM },
  { category: 'self-harm/instructions', from: 0.5, finding: SELF_HARM },
  { category: 'sexual/minors', from: 0.5, finding: CHILD_AT_RISK },
  // Rage, idioms, news and films have these categories too, and so has a writer who hurts somebody. Only a high score
  // counts, and then as the kind that is safe for both: contacts for people who live with violence, and no accusation.
  { category: 'harassment/threatening', from: 0.9, finding: VICTIM_OF_ABUSE },
  { category: 'violence', from: 0.9, finding: VICTIM_OF_ABUSE },
];

/** The dangers that the scores of a text show, the gravest first and each kind once. */
export function dangersOf(scores: Readonly<Record<string, number | null>>): readonly Finding[] {
  return RULES.filter(({ category, from }) => (scores[category] ?? 0) >= from)
    .map(({ finding }) => finding)
    .reduce(addFinding, [] as readonly Finding[]);
}
