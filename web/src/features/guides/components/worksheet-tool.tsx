import { type FormEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type SheetStorage, useSheet, WITHOUT_STORAGE } from '../hooks/use-sheet.ts';
import { isEmpty } from '../model/check-in-sheet.ts';
import { answerIds, type Worksheet, type WorksheetResult } from '../model/worksheet.ts';
import { worksheetCopy as copy } from '../worksheet.copy.ts';
import { CopyWords } from './copy-words.tsx';
import styles from './tool.module.css';
import { WorksheetQuestion } from './worksheet-field.tsx';

/** A worksheet. The answers never leave the browser, and the result is made there. */
export function WorksheetTool({ sheet, places }: { sheet: Worksheet; places: SheetStorage }) {
  const ids = useMemo(() => answerIds(sheet), [sheet]);
  const storage = sheet.storedAs === null ? WITHOUT_STORAGE : places;
  const { answers, write, clear } = useSheet(sheet.storedAs ?? '', ids, storage);
  const [isShown, setShown] = useState(false);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const result = isShown ? sheet.result(answers) : null;

  const show = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    requestAnimationFrame(() => resultHeading.current?.focus());
  };
  const clearAll = () => {
    clear();
    setShown(false);
  };
  return (
    <div className={styles.tool}>
      <p className={styles.onScreen}>{sheet.lead}</p>
      <form className={styles.form} autoComplete="off" onSubmit={show}>
        {sheet.fields.map((field) => (
          <WorksheetQuestion key={field.id} field={field} answers={answers} onWrite={write} />
        ))}
        <p role="status" hidden={!isShown || result !== null}>
          {isShown && result === null && sheet.missing}
        </p>
        <div className={styles.actions}>
          <Button type="submit">{sheet.button}</Button>
          {!isEmpty(answers) && (
            <Button variant="quiet" onClick={clearAll}>
              {copy.clear}
            </Button>
          )}
        </div>
        <p className={styles.caution}>{sheet.storedAs === null ? copy.nowhere : copy.inThisTab}</p>
      </form>
      {result && (
        <div className={styles.result}>
          <h3 ref={resultHeading} tabIndex={-1} className={styles.resultTitle}>
            {sheet.resultTitle}
          </h3>
          <Result {...result} />
        </div>
      )}
    </div>
  );
}

function Result({ words, parts = [], remarks }: WorksheetResult) {
  return (
    <>
      {words !== undefined && (
        <>
          <p className={styles.said}>{words}</p>
          <CopyWords text={words} />
        </>
      )}
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map(({ title, text }) => (
            <div key={title} className={styles.part}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </>
  );
}
