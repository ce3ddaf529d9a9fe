import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** A hint that is always shown under the label. */
  hint?: ReactNode;
  /** The error of the field, linked to it for screen readers. */
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  /** Shown at the end of the label's line: a link or a counter. */
  aside?: ReactNode;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    className: string | undefined;
  }) => ReactNode;
}

/** Label, hint, control and error of one field, linked by ids for screen readers. */
export function Field({ label, hint, error, id: givenId, aside, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.control,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
