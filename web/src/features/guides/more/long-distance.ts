import { dateTimeFormat } from '../../../ui/formats.ts';
import { readTime, sharedHours } from '../model/shared-hours.ts';
import type { MoreGuide } from '../model/worksheet.ts';
import { longDistanceSheet as copy, longDistanceGuide } from './long-distance.copy.ts';

const SHORT_MINUTES = 30;
/** From 14 hours behind to 14 hours ahead, in steps of half an hour; no difference first, as the default. */
const AHEAD = [
  0,
  ...Array.from({ length: 28 }, (_, step) => (step + 1) / 2).flatMap((hours) => [hours, -hours]),
];

const clock = dateTimeFormat({ timeStyle: 'short', timeZone: 'UTC' });
/** A time of day, with an ordinary space before AM and PM. @param minutes after midnight. */
const formatTime = (minutes: number) => clock.format(minutes * 60_000).replace(/\s/, ' ');

const TIMES = ['mineFrom', 'mineTo', 'theirsFrom', 'theirsTo'] as const;

export const longDistance: MoreGuide = {
  guide: longDistanceGuide,
  worksheet: {
    ...copy,
    storedAs: 'long-distance',
    fields: [
      {
        id: 'ahead',
        kind: 'select',
        label: copy.ahead,
        options: AHEAD.map((hours) => ({
          value: String(hours),
          label: hours === 0 ? copy.same : copy.hours(hours),
        })),
      },
      ...TIMES.map((id) => ({ id, kind: 'time', label: copy[id] }) as const),
    ],
    result(answers) {
      const [a, b, c, d] = TIMES.map((id) => readTime(answers[id]));
      if (a == null || b == null || c == null || d == null) return null;
      const ahead = Number(answers.ahead || 0) * 60;
      const shared = sharedHours([a, b], [c, d], ahead);
      const parts = shared.map(({ from, minutes }) => ({
        title: copy.window(formatTime(from), formatTime(from + minutes)),
        text: copy.theirWindow(
          formatTime(from + ahead),
          formatTime(from + ahead + minutes),
          copy.length(Math.floor(minutes / 60), minutes % 60),
        ),
      }));
      const [longest] = shared;
      if (longest === undefined) return { parts, remarks: [copy.none] };
      return {
        parts,
        remarks: [
          longest.minutes < SHORT_MINUTES ? copy.short : copy.fallback,
          ...(ahead === 0 ? [] : [copy.season]),
        ],
      };
    },
  },
};
