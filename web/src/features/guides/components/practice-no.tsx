import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { TONES, type Tone } from '../guide.ts';
import { guidesCopy } from '../guides.copy.ts';
import { findNoRemarks } from '../model/look-at-no.ts';
import { practiceCopy as copy, practiceSituations } from '../practice.copy.ts';
import styles from './tool.module.css';
import { PrintableTextArea } from './written.tsx';

const tones = TONES.map((value) => ({ value, label: guidesCopy.tones[value] }));

/** The practice exercise (LIB-4). What is written in it is neither stored nor sent. */
export function PracticeNo() {
  const [chosen, setChosen] = useState(0);
  const [tone, setTone] = useState<Tone>('balanced');
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState<string | null>(null);
  const selectId = useId();
  const isHydrated = useHydrated();
  const result = useRef<HTMLHeadingElement>(null);
  const situation = practiceSituations[chosen];
  if (situation === undefined) return null;

  const compare = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(text.trim());
    requestAnimationFrame(() => result.current?.focus());
  };
  const showSituation = (index: number) => {
    setChosen(index);
    setText('');
    setSubmitted(null);
  };
  return (
    <div className={styles.tool}>
      <p>{copy.lead}</p>
      <form className={styles.form} onSubmit={compare}>
        <div className={styles.question}>
          <label htmlFor={selectId} className={styles.label}>
            {copy.situation}
          </label>
          <select
            id={selectId}
            className={styles.select}
            disabled={!isHydrated}
            value={chosen}
            onChange={({ target }) => showSituation(Number(target.value))}
          >
            {practiceSituations.map(({ id, who }, index) => (
              <option key={id} value={index}>
                {who}
              </option>
            ))}
          </select>
        </div>
        <blockquote className={styles.request} aria-live="polite">
          <p className={styles.who}>{copy.asks(situation.who)}</p>
          <p>“{situation.request}”</p>
        </blockquote>
        <Choice legend={copy.tone} options={tones} value={tone} onChange={setTone} />
        <PrintableTextArea label={copy.yours} rows={3} maxLength={600} value={text} onWrite={setText} />
        <div className={styles.actions}>
          <Button type="submit" disabled={text.trim() === ''}>
            {copy.compare}
          </Button>
        </div>
      </form>
      {submitted !== null && (
        <div className={styles.result}>
          <h3 ref={result} tabIndex={-1} className={styles.resultTitle}>
            {copy.yoursTitle}
          </h3>
          <p className={styles.said}>“{submitted}”</p>
          <h4 className={styles.label}>{copy.remarksTitle}</h4>
          <ul className={styles.remarks}>
            {findNoRemarks(submitted, tone).map((remark) => (
              <li key={remark}>{copy.remarks[remark]}</li>
            ))}
          </ul>
          <p className={styles.caution}>{copy.caution}</p>
          <h3>{copy.oursTitle}</h3>
          <dl className={styles.parts}>
            {TONES.map((one) => (
              <div key={one} className={classNames(styles.part, one === tone && styles.chosen)}>
                <dt>
                  {guidesCopy.tones[one]}
                  {one === tone && <span className={styles.mark}> {copy.chosen}</span>}
                </dt>
                <dd>“{situation[one]}”</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              onClick={() => showSituation((chosen + 1) % practiceSituations.length)}
            >
              {copy.again}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
