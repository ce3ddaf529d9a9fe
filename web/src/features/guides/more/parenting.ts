import { asClause, findWordRemarks, isAnswered } from '../model/word-rules.ts';
import type { MoreGuide } from '../model/worksheet.ts';
import { parentingSheet as copy, parentingGuide } from './parenting.copy.ts';

/** A rule with more words gets the remark `long`. */
const LONG_WORDS = 20;
const remarks = [
  { rule: 'hurting', inAnswers: ['after'], text: copy.hurting },
  { rule: 'tooBig', inAnswers: ['after'], text: copy.tooBig },
  { rule: 'negative', inAnswers: ['rule'], text: copy.negative },
] as const;

export const parenting: MoreGuide = {
  guide: parentingGuide,
  worksheet: {
    ...copy,
    storedAs: 'parenting',
    fields: [
      { id: 'rule', kind: 'text', label: copy.rule, hint: copy.ruleHint },
      { id: 'why', kind: 'text', label: copy.why },
      { id: 'after', kind: 'text', label: copy.after, hint: copy.afterHint },
      {
        id: 'review',
        kind: 'select',
        label: copy.review,
        options: Object.entries(copy.reviews).map(([value, label]) => ({ value, label })),
      },
    ],
    result(answers) {
      if (!isAnswered(answers, 'rule', 'after')) return null;
      const rule = asClause(answers.rule, 'in our house', 'we');
      const found = findWordRemarks(answers, remarks);
      if (rule.split(' ').length > LONG_WORDS) found.push(copy.long);
      // Words that hurt a child are not put into a rule.
      if (found.includes(copy.hurting)) return { remarks: found };
      const review = answers.review === '2' || answers.review === '4' ? answers.review : '1';
      const words = copy.words(
        rule,
        asClause(answers.why, 'because'),
        asClause(answers.after, 'we'),
        copy.reviews[review],
      );
      return { words, remarks: found.length > 0 ? found : [copy.fallback] };
    },
  },
};
