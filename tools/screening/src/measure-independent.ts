import { screen } from '@app/screening';
import { type LabelledText, languages, readIndependent } from './dataset.ts';
import {
  isBlaming,
  isCorrect,
  isLeftOpen,
  isVictim,
  type ScreenedText,
  type Share,
  screenTexts,
} from './measuring/measure.ts';
import { wilsonInterval } from './measuring/wilson.ts';

// `node tools/screening/src/measure-independent.ts independent-7`: measures messages that nobody who trained has read, and
// prints the table for docs/safety.md; several rounds are measured together. A round is measured once; then its messages
// are trained with.
const rounds = process.argv.slice(2);
if (rounds.length === 0) throw new Error('name a folder of tools/screening/data');
const screened = screenTexts(rounds.flatMap(readIndependent), screen);
const FIVE: readonly string[] = ['en', 'es', 'de', 'fr', 'pt'];

const isFound = ({ finding }: ScreenedText) => finding !== null;
const isCertain = ({ finding }: ScreenedText) => finding?.certainty === 'certain';

const groups: [string, (labelled: LabelledText) => boolean][] = [
  ...languages.map((lang): [string, (one: LabelledText) => boolean] => [lang, (one) => one.lang === lang]),
  ['en, es, de, fr, pt', ({ lang }) => FIVE.includes(lang)],
  ['the ten others', ({ lang }) => !FIVE.includes(lang)],
];
console.log(
  '| | explicit: card | card or line | indirect: card | card or line | everyday: card | card or line |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [name, isIn] of groups) {
  const cells = ['explicit', 'indirect', 'everyday'].flatMap((directness) => {
    const some = screened.filter(({ labelled }) => isIn(labelled) && labelled.directness === directness);
    return [format(shareOf(some, isCertain)), format(shareOf(some, isFound))];
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
for (const [name, isIn] of groups.slice(-2)) {
  const inDanger = screened.filter(({ labelled }) => isIn(labelled) && labelled.label !== null);
  const kind = shareOf(inDanger.filter(isFound), isCorrect);
  const perpetrators = inDanger.filter(({ labelled }) => labelled.label === 'harm_to_others');
  const victims = inDanger.filter(isVictim);
  const blamed = shareOf(victims, isBlaming);
  const leftOpen = shareOf(victims, isLeftOpen);
  const named = shareOf(perpetrators, isBlaming);
  console.log(
    `\n${name}: kind right ${format(kind)}; somebody who may hurt others named as such ${format(shareOf(perpetrators, isCorrect))}, without leaving open who hurts whom ${format(named)}; victims taken for perpetrators ${format(blamed)}; victims for whom it is left open ${format(leftOpen)}`,
  );
}

function shareOf(some: readonly ScreenedText[], isHit: (one: ScreenedText) => boolean): Share {
  return { hits: some.filter(isHit).length, of: some.length };
}

function format({ hits, of }: Share): string {
  if (of === 0) return '';
  const { low, high } = wilsonInterval({ hits, of });
  return `${hits} of ${of} (${((100 * hits) / of).toFixed(1)} %, ${Math.round(100 * low)}–${Math.round(100 * high)})`;
}
