import { Button } from '../../../ui/button.tsx';
import { clockCopy as copy, sheetSteps } from '../check-in-sheet.copy.ts';
import { type ClockStorage, useStepClock } from '../hooks/use-step-clock.ts';
import { formatClock } from '../model/step-clock.ts';
import styles from './check-in-timer.module.css';

const DURATIONS = sheetSteps.map(({ minutes }) => minutes * 60_000);
const TOTAL = sheetSteps.reduce((sum, { minutes }) => sum + minutes, 0);

/** A timer of fifteen minutes in steps. Screen readers announce each step, but not the seconds. */
export function CheckInTimer({ keeper }: { keeper: ClockStorage }) {
  const { reading, start, pause, next, reset } = useStepClock(DURATIONS, keeper);
  const { step, left, running, begun, over } = reading;
  const current = sheetSteps[step];
  const announcement = () => {
    if (over) return copy.done;
    if (!begun || current === undefined) return '';
    if (!running) return copy.announcePause;
    return copy.announceStep(step + 1, sheetSteps.length, current.title, current.minutes);
  };
  return (
    <section className={styles.timer} aria-label={copy.title}>
      <ProgressBar step={step} left={left} />
      <div className={styles.now}>
        <p className={styles.step}>
          {over && copy.done}
          {!over && !begun && copy.ready(sheetSteps.length, TOTAL)}
          {!over && begun && current && copy.now(step + 1, sheetSteps.length, current.title)}
        </p>
        {!over && (
          <p className={styles.face}>
            <span role="timer" aria-live="off" className={styles.digits}>
              {formatClock(begun ? left : TOTAL * 60_000)}
            </span>
            {begun && <span className={styles.left}>{copy.left}</span>}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {over ? (
          <Button size="s" variant="secondary" onClick={reset}>
            {copy.again}
          </Button>
        ) : (
          <>
            <Button size="s" onClick={running ? pause : start}>
              {running ? copy.pause : begun ? copy.goOn : copy.start(TOTAL)}
            </Button>
            {begun && (
              <Button size="s" variant="secondary" onClick={next}>
                {copy.next}
              </Button>
            )}
            {begun && (
              <Button size="s" variant="quiet" onClick={reset}>
                {copy.again}
              </Button>
            )}
          </>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {announcement()}
      </p>
    </section>
  );
}

/** Shows the steps and the progress. It is an SVG, because the CSP forbids style attributes in prerendered pages. */
function ProgressBar({ step, left }: { step: number; left: number }) {
  let at = 0;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${TOTAL} 1`} preserveAspectRatio="none" aria-hidden="true">
      {sheetSteps.map(({ title, minutes }, index) => {
        const x = at;
        at += minutes;
        const width = minutes - (at < TOTAL ? 0.12 : 0);
        return (
          <g key={title}>
            <rect className={styles.segment} x={x} width={width} height="1" />
            <rect
              className={styles.done}
              x={x}
              width={width * completedPart(index, step, left, minutes)}
              height="1"
            />
          </g>
        );
      })}
    </svg>
  );
}

/** The completed part of a step, from 0 to 1. */
function completedPart(index: number, step: number, left: number, minutes: number): number {
  if (index !== step) return index < step ? 1 : 0;
  return 1 - left / (minutes * 60_000);
}
