import { useId } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { MAX_ANSWER, type SheetAnswers } from '../model/check-in-sheet.ts';
import type { WorksheetField } from '../model/worksheet.ts';
import styles from './tool.module.css';
import { PrintableTextArea } from './written.tsx';

interface WorksheetFieldProps {
  field: WorksheetField;
  answers: SheetAnswers;
  onWrite: (id: string, text: string) => void;
}

/** One question of a worksheet. */
export function WorksheetQuestion({ field, answers, onWrite }: WorksheetFieldProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const { label, hint } = field;
  const value = answers[field.id] ?? '';
  switch (field.kind) {
    case 'text':
      return (
        <PrintableTextArea
          {...{ label, hint, value }}
          rows={2}
          maxLength={MAX_ANSWER}
          onWrite={(text) => onWrite(field.id, text)}
        />
      );
    case 'number':
    case 'time':
      return (
        <TextField
          {...{ label, hint, value }}
          {...(field.kind === 'time' ? { type: 'time' } : { inputMode: 'decimal', maxLength: 15 })}
          autoComplete="off"
          readOnly={!isHydrated}
          onChange={({ target }) => onWrite(field.id, target.value)}
        />
      );
    case 'select':
      return (
        <div className={styles.question}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <select
            id={id}
            className={styles.select}
            disabled={!isHydrated}
            value={value || field.options[0]?.value}
            onChange={({ target }) => onWrite(field.id, target.value)}
          >
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      );
    case 'checks':
      return (
        <fieldset className={styles.checks} disabled={!isHydrated}>
          <legend className={styles.label}>{label}</legend>
          {field.options.map((option) => (
            <label key={option.value} className={styles.check}>
              <input
                type="checkbox"
                autoComplete="off"
                checked={answers[option.value] === 'yes'}
                onChange={({ target }) => onWrite(option.value, target.checked ? 'yes' : '')}
              />
              {option.label}
            </label>
          ))}
        </fieldset>
      );
  }
}
