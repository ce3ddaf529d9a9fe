import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { checkInCopy as copy, sheetSteps } from '../check-in-sheet.copy.ts';
import { type SheetPlaces, useSheet } from '../hooks/use-sheet.ts';
import { isEmpty, MAX_ANSWER, sheetAsText } from '../model/check-in-sheet.ts';
import styles from './check-in-sheet.module.css';
import { CheckInTimer } from './check-in-timer.tsx';
import { printPart } from './print-part.ts';
import { Written } from './written.tsx';

/** The template, to fill in, print and keep as a file; in the browser alone (LIB-2). */
export function CheckInSheet({ places }: { places: SheetPlaces }) {
  const { answers, inBrowser, lost, write, keepInBrowser, clear } = useSheet(sheetSteps, places);
  const [news, setNews] = useState('');
  const download = async () => {
    const { saveFile } = await import('../../../api/download.ts');
    const now = new Date();
    const text = sheetAsText(
      sheetSteps,
      answers,
      copy,
      now.toLocaleDateString(undefined, { dateStyle: 'long' }),
    );
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), copy.file(localDay(now)));
  };
  const clearAll = () => {
    if (!isEmpty(answers) && !window.confirm(copy.clearing)) return;
    clear();
    setNews(copy.cleared);
  };
  const staysHere = inBrowser ? copy.privateKept : copy.private;
  return (
    <div className={styles.template}>
      <p className={styles.lead}>{copy.lead}</p>
      <CheckInTimer
        keeper={{ get: () => places.tab.get('clock'), set: (text) => places.tab.set('clock', text) }}
      />
      <ol className={styles.steps}>
        {sheetSteps.map(({ title, minutes, fields }, index) => (
          <li key={title} className={styles.step}>
            <h3>{copy.step(index + 1, title, minutes)}</h3>
            {fields.map(({ id, label }) => (
              <Written
                key={id}
                label={label}
                rows={2}
                maxLength={MAX_ANSWER}
                value={answers[id] ?? ''}
                onWrite={(text) => {
                  setNews('');
                  write(id, text);
                }}
              />
            ))}
          </li>
        ))}
      </ol>
      <div className={styles.keeping}>
        <p role={lost ? 'alert' : undefined}>{lost ? copy.nothingKept : staysHere}</p>
        <Switch
          label={copy.keep}
          hint={copy.keepHint}
          checked={inBrowser}
          onChange={({ target }) => keepInBrowser(target.checked)}
        />
        <div className={styles.actions}>
          <Button size="s" onClick={() => printPart('sheet')}>
            {copy.print}
          </Button>
          <Button size="s" variant="secondary" onClick={download}>
            {copy.download}
          </Button>
          <Button size="s" variant="quiet" onClick={clearAll}>
            {copy.clear}
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {news}
        </p>
      </div>
    </div>
  );
}

/** `2026-11-22` where the person is. */
function localDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
