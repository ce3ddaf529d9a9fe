import { SAFETY_COUNT_STEP, safetyKinds } from '@app/contracts';
import { dateTimeFormat, formatNumber } from '../../../ui/formats.ts';
import { useSafetyCounts } from '../hooks/use-safety-counts.ts';
import { safetyCopy as copy } from '../safety.copy.ts';
import styles from './safety.module.css';

const day = dateTimeFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** The published counts; the table keeps its size while they are loading. */
export function SafetyCounts() {
  const told = useSafetyCounts();
  if (told === 'failed') return <p role="status">{copy.countFailed}</p>;
  const of = (kind: string) => told?.counts.find((count) => count.kind === kind);
  const shown = (count: number | undefined) => (told === null ? '…' : formatNumber(count ?? 0));
  return (
    <>
      <table className={styles.counts} aria-busy={told === null}>
        <thead>
          <tr>
            <th scope="col">{copy.countKind}</th>
            <th scope="col">{copy.countRecent}</th>
            <th scope="col">{copy.countAll}</th>
          </tr>
        </thead>
        <tbody>
          {safetyKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{copy.kinds[kind][0]}</th>
              <td>{shown(of(kind)?.lastThirtyDays)}</td>
              <td>{shown(of(kind)?.sinceBeginning)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.small} role="status">
        {told === null
          ? copy.countLoading
          : copy.countRounded(SAFETY_COUNT_STEP, day.format(new Date(told.until)))}
      </p>
    </>
  );
}
