import { findWordRemarks, isAnswered } from '../model/word-rules.ts';
import type { MoreGuide } from '../model/worksheet.ts';
import { breakupGuide, breakupSheet as copy } from './breakup.copy.ts';

type Hope = keyof typeof copy.hopes;
const hopes = Object.entries(copy.hopes).map(([value, label]) => ({ value, label }));
const isHope = (text: string | undefined): text is Hope =>
  text !== undefined && Object.hasOwn(copy.hopes, text);
const remarks = [{ rule: 'insult', inAnswers: ['draft'], text: copy.insult }] as const;

export const breakup: MoreGuide = {
  guide: breakupGuide,
  worksheet: {
    ...copy,
    storedAs: 'breakup',
    fields: [
      { id: 'draft', kind: 'text', label: copy.draft },
      { id: 'hope', kind: 'select', label: copy.hope, options: hopes },
    ],
    result(answers) {
      if (!isAnswered(answers, 'draft')) return null;
      const hope = isHope(answers.hope) ? answers.hope : 'practical';
      // For somebody who wants to hurt, hard words are no news.
      const found = hope === 'hurt' ? [] : findWordRemarks(answers, remarks);
      return { remarks: [copy.advice[hope], ...found, copy.wait] };
    },
  },
};
