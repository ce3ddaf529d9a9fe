import { asClause, findWordRemarks, isAnswered } from '../model/word-rules.ts';
import type { MoreGuide } from '../model/worksheet.ts';
import { jealousySheet as copy, jealousyGuide } from './jealousy.copy.ts';

const remarks = [
  { rule: 'control', inAnswers: ['need'], text: copy.control },
  { rule: 'accusation', inAnswers: ['saw'], text: copy.accusation },
  { rule: 'blame', inAnswers: ['saw', 'need'], text: copy.blame },
] as const;

export const jealousy: MoreGuide = {
  guide: jealousyGuide,
  worksheet: {
    ...copy,
    storedAs: 'jealousy',
    fields: [
      { id: 'saw', kind: 'text', label: copy.saw, hint: copy.sawHint },
      { id: 'story', kind: 'text', label: copy.story },
      {
        id: 'feeling',
        kind: 'select',
        label: copy.feeling,
        options: copy.feelings.map((value) => ({ value, label: value })),
      },
      { id: 'need', kind: 'text', label: copy.need, hint: copy.needHint },
    ],
    result(answers) {
      if (!isAnswered(answers, 'saw', 'need')) return null;
      const found = findWordRemarks(answers, remarks);
      const words = copy.words(
        asClause(answers.saw, 'when'),
        asClause(answers.story, 'that'),
        answers.feeling || copy.feelings[0],
        asClause(answers.need, 'could you', 'can you', 'please'),
      );
      return { words, remarks: found.length > 0 ? found : [copy.fallback] };
    },
  },
};
