import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { Switch } from '../../../ui/switch.tsx';
import { checkInCopy as copy, sheetSteps } from '../check-in-sheet.copy.ts';
import { type SheetStorage, useSheet } from '../hooks/use-sheet.ts';
import { fieldIds, formatSheet, isEmpty, MAX_ANSWER } from '../model/check-in-sheet.ts';
import styles from './check-in-sheet.module.css';
import { CheckInTimer } from './check-in-timer.tsx';
import { printPart } from './print-part.ts';
import { PrintableTextArea } from './written.tsx';

const ids = fieldIds(sheetSteps);

/** The template, which can be filled in, printed and saved as a file. The answers never leave the browser (LIB-2). */
export function CheckInSheet({ places }: { places: SheetStorage }) {
  const { answers, inBrowser, isUnsaved, write, keepInBrowser, clear } = useSheet('check-in', ids, places);
  const [announcement, setAnnouncement] = useState('');
  const download = async () => {
    const { saveFile } = await import('../../../api/download.ts');
    const now = new Date();
    const text = formatSheet(sheetSteps, answers, copy, dateTimeFormat({ dateStyle: 'long' }).format(now));
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), copy.file(formatLocalDate(now)));
  };
  const clearAll = () => {
    if (!isEmpty(answers) && !window.confirm(copy.clearing)) return;
    clear();
    setAnnouncement(copy.cleared);
  };
  const storageHint = inBrowser ? copy.privateKept : copy.private;
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
              <PrintableTextArea
                key={id}
                label={label}
                rows={2}
                maxLength={MAX_ANSWER}
                value={answers[id] ?? ''}
                onWrite={(text) => {
                  setAnnouncement('');
                  write(id, text);
                }}
              />
            ))}
          </li>
        ))}
      </ol>
      <div className={styles.keeping}>
        <p role={isUnsaved ? 'alert' : undefined}>{isUnsaved ? copy.nothingKept : storageHint}</p>
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
          {announcement}
        </p>
      </div>
    </div>
  );
}

/** The date in the person's time zone, for example `2026-11-22`. */
function formatLocalDate(day: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
