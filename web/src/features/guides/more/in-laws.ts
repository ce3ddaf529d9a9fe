import { asClause, findWordRemarks, isAnswered } from '../model/word-rules.ts';
import type { MoreGuide } from '../model/worksheet.ts';
import { inLawsSheet as copy, inLawsGuide } from './in-laws.copy.ts';

const inAnswers = ['line', 'welcome'];
const remarks = [
  { rule: 'hiding', inAnswers, text: copy.hiding },
  { rule: 'blame', inAnswers, text: copy.blame },
  { rule: 'insult', inAnswers, text: copy.insult },
  { rule: 'reasons', inAnswers, text: copy.reasons },
] as const;

export const inLaws: MoreGuide = {
  guide: inLawsGuide,
  worksheet: {
    ...copy,
    storedAs: 'in-laws',
    fields: [
      {
        id: 'side',
        kind: 'select',
        label: copy.side,
        options: Object.entries(copy.sides).map(([value, label]) => ({ value, label })),
      },
      { id: 'line', kind: 'text', label: copy.line, hint: copy.lineHint },
      { id: 'welcome', kind: 'text', label: copy.welcome, hint: copy.welcomeHint },
    ],
    result(answers) {
      if (!isAnswered(answers, 'line', 'welcome')) return null;
      const found = findWordRemarks(answers, remarks);
      if (answers.side === 'theirs') found.unshift(copy.theirs);
      const line = asClause(answers.line, 'from now on', 'we');
      const words = copy.words(line, asClause(answers.welcome, 'what we’d love is', 'we’d love'));
      return { words, remarks: found.length > 0 ? found : [copy.fallback] };
    },
  },
};
