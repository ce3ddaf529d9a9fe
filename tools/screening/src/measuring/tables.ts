import { safetyKinds } from '@app/contracts';
import { languages } from '../dataset.ts';
import { promised } from './floors.ts';
import { type Measured, percent, type Share } from './measure.ts';
import { headings, type Part, parts } from './parts.ts';

const START = '<!-- measured: written by npm run safety:measure -->';
const END = '<!-- /measured -->';

/** Formats the figures of all parts as Markdown. */
export function formatTables(measured: Record<Part, Measured>): string {
  return parts.map((part) => formatTable(headings[part], measured[part])).join('\n\n');
}

/** Replaces the tables between the markers of docs/safety.md. @throws if the markers are missing. */
export function replaceTables(document: string, tables: string): string {
  const from = document.indexOf(START);
  const to = document.indexOf(END);
  if (from === -1 || to < from) throw new Error('docs/safety.md has no markers for the measured tables');
  return `${document.slice(0, from)}${START}\n\n${tables}\n\n${document.slice(to)}`;
}

/** Formats the figures of one part under a heading. */
export function formatTable(heading: string, measured: Measured): string {
  const { explicit, indirect, falseAlarms, rightPerson, victimsTakenForPerpetrators, victimsLeftOpen } =
    measured;
  const row = (key: string) =>
    `| ${key} | ${formatShare(explicit[key])} | ${formatShare(indirect[key])} | ${formatShare(falseAlarms[key])} |`;
  return [
    `### ${heading}`,
    '',
    '| | explicit, found | indirect, found | everyday, false alarms |',
    '| --- | --- | --- | --- |',
    ...[...safetyKinds, ...languages, 'all'].map(row),
    '',
    comparePromise(measured),
    '',
    `The right person in danger was named in ${formatShare(rightPerson)} of the findings that name a person; victims classified as perpetrators: ${formatShare(victimsTakenForPerpetrators)}; victims with a finding that leaves open who hurts whom: ${formatShare(victimsLeftOpen)}.`,
  ].join('\n');
}

/** Says in a sentence which parts of the promise are not kept. */
function comparePromise({ explicit, indirect, falseAlarms }: Measured): string {
  const percentOfAll = ({ all }: Record<string, Share>) => (all ? percent(all) : 0);
  const misses = [
    ...(percentOfAll(explicit) < promised.explicit
      ? [`explicit ${formatShare(explicit.all)} instead of the promised 100 %`]
      : []),
    ...(percentOfAll(indirect) < promised.indirect
      ? [`indirect ${formatShare(indirect.all)} instead of the promised ${promised.indirect} %`]
      : []),
    ...(percentOfAll(falseAlarms) > promised.falseAlarms
      ? [
          `false alarms ${formatShare(falseAlarms.all)} instead of the promised maximum of ${promised.falseAlarms} %`,
        ]
      : []),
  ];
  return misses.length === 0 ? 'The promise is kept.' : `**The promise is not kept:** ${misses.join('; ')}.`;
}

function formatShare(share: Share | undefined): string {
  return share ? `${share.hits} of ${share.of} (${percent(share).toFixed(1)} %)` : '';
}
