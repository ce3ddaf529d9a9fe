import type { MoreGuide } from '../model/worksheet.ts';
import { abuseGuide, abuseSheet as copy } from './abuse.copy.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const abuse: MoreGuide = {
  guide: abuseGuide,
  worksheet: {
    ...copy,
    // Whoever searches this device must find nothing (docs/safety.md).
    storedAs: null,
    fields: [
      { id: 'control', kind: 'checks', label: copy.control, options: optionsOf(copy.controls) },
      { id: 'fear', kind: 'checks', label: copy.fear, options: optionsOf(copy.fears) },
      { id: 'danger', kind: 'checks', label: copy.danger, options: optionsOf(copy.dangers) },
    ],
    result(answers) {
      const ticked = Object.keys(answers).filter((id) => answers[id] === 'yes');
      if (ticked.length === 0) return null;
      const isSerious = ticked.some((id) => Object.hasOwn(copy.dangers, id));
      return {
        remarks: [
          isSerious ? copy.seriousDanger : copy.someSigns,
          ...(ticked.includes('choked') ? [copy.doctor] : []),
          ...(ticked.includes('children') ? [copy.child] : []),
          copy.end,
        ],
      };
    },
  },
};
