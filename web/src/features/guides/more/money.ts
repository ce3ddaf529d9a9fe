import { formatNumber } from '../../../ui/formats.ts';
import { readAmount, type Split, splitCosts } from '../model/split-costs.ts';
import type { MoreGuide } from '../model/worksheet.ts';
import { moneySheet as copy, moneyGuide } from './money.copy.ts';

function describe({ pays, left }: Split): string {
  const [myPart, yourPart] = pays;
  if (myPart < 0) return copy.wayWithTransfer('partner', formatNumber(-myPart), formatNumber(left[0]));
  if (yourPart < 0) return copy.wayWithTransfer('you', formatNumber(-yourPart), formatNumber(left[0]));
  return copy.way(formatNumber(myPart), formatNumber(yourPart), formatNumber(left[0]), formatNumber(left[1]));
}

export const money: MoreGuide = {
  guide: moneyGuide,
  worksheet: {
    ...copy,
    storedAs: 'money',
    fields: [
      { id: 'mine', kind: 'number', label: copy.mine },
      { id: 'yours', kind: 'number', label: copy.yours },
      { id: 'costs', kind: 'number', label: copy.costs },
    ],
    result(answers) {
      const [mine, yours, costs] = [answers.mine, answers.yours, answers.costs].map(readAmount);
      if (mine == null || yours == null || costs == null) return null;
      if (costs > mine + yours) return { remarks: [copy.tooMuch] };
      const ways = splitCosts(mine, yours, costs);
      const isHalfTooMuch = ways.half.left.some((rest) => rest < 0);
      const shown = (['half', 'byIncome', 'sameLeft'] as const).filter(
        (way) => way !== 'half' || !isHalfTooMuch,
      );
      return {
        parts: shown.map((way) => ({ title: copy.ways[way], text: describe(ways[way]) })),
        remarks: [...(isHalfTooMuch ? [copy.halfTooMuch] : []), copy.fallback],
      };
    },
  },
};
