import { safetyKinds } from '@app/contracts';
import { promised } from './floors.ts';
import { languages } from './labelled-sentence.ts';
import { percent } from './measure.ts';
import type { Measured, Share } from './measured.ts';

const BEGIN = '<!-- measured: written by npm run safety:measure -w services/chat -->';
const END = '<!-- /measured -->';

/** What is measured, in the order in which docs/safety.md tells it. */
export const measuredParts = [
  'tuning',
  'cross-validated',
  'cross-validated-messages',
  'held-out',
  'held-out-messages',
] as const;
export type Part = (typeof measuredParts)[number];

export const headings: Readonly<Record<Part, string>> = {
  tuning: 'The part that rules may be tuned on, which is trained on as well',
  'cross-validated': 'Sentences of the training side, each judged by what was learned without it',
  'cross-validated-messages': 'Messages of the training side, each judged by what was learned without it',
  'held-out': 'The held-out part: sentences',
  'held-out-messages': 'The held-out part: messages of many sentences',
};

/** The figures of all parts as Markdown. */
export function measuredTables(parts: Record<Part, Measured>): string {
  return measuredParts.map((part) => tableOf(headings[part], parts[part])).join('\n\n');
}

/** Puts the tables between the markers of docs/safety.md. Throws when the markers are gone. */
export function withTables(document: string, tables: string): string {
  const from = document.indexOf(BEGIN);
  const to = document.indexOf(END);
  if (from === -1 || to < from) throw new Error('docs/safety.md has no place for the measured tables');
  return `${document.slice(0, from)}${BEGIN}\n\n${tables}\n\n${document.slice(to)}`;
}

/** The figures of one part under a heading. */
export function tableOf(heading: string, measured: Measured): string {
  const { explicit, indirect, falseAlarms, rightPerson, victimsTakenForPerpetrators } = measured;
  const row = (key: string) =>
    `| ${key} | ${told(explicit[key])} | ${told(indirect[key])} | ${told(falseAlarms[key])} |`;
  return [
    `### ${heading}`,
    '',
    '| | explicit, found | indirect, found | everyday, false alarms |',
    '| --- | --- | --- | --- |',
    ...[...safetyKinds, ...languages, 'all'].map(row),
    '',
    short(measured),
    '',
    `The right person was said to be in danger in ${told(rightPerson)} of what was found; victims taken for perpetrators: ${told(victimsTakenForPerpetrators)}.`,
  ].join('\n');
}

/** What of the promise is not kept, in a sentence. */
function short({ explicit, indirect, falseAlarms }: Measured): string {
  const of = (shares: Record<string, Share>) => (shares.all ? percent(shares.all) : 0);
  const misses = [
    ...(of(explicit) < promised.explicit ? [`explicit ${told(explicit.all)} where all are promised`] : []),
    ...(of(indirect) < promised.indirect
      ? [`indirect ${told(indirect.all)} where ${promised.indirect} % are promised`]
      : []),
    ...(of(falseAlarms) > promised.falseAlarms
      ? [`false alarms ${told(falseAlarms.all)} where at most ${promised.falseAlarms} % are promised`]
      : []),
  ];
  return misses.length === 0 ? 'The promise is kept.' : `**Short of the promise:** ${misses.join('; ')}.`;
}

function told(share: Share | undefined): string {
  return share ? `${share.hits} of ${share.of} (${percent(share).toFixed(1)} %)` : '';
}
