import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** A standing remark under the label. */
  hint?: ReactNode;
  /** What is wrong with the field; it is announced and tied to it. */
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  /** Beside the label's end: a link, a count. */
  aside?: ReactNode;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    className: string | undefined;
  }) => ReactNode;
}

/** Label, remark, control and error of one field, tied together for everybody who can't see that they stand together. */
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
