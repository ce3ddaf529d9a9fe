import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

type InputProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>;

/** A single-line text field. */
export function TextField({ label, hint, error, id, ...input }: InputProps) {
  return (
    <Field {...{ label, hint, error, id }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, error, id, ...input }: Omit<InputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, id }}>
      {(control) => (
        <div className={styles.withToggle}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={control.id}
            aria-label={shown ? 'Hide what you typed' : 'Show what you typed'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { ref?: Ref<HTMLTextAreaElement> };

/** A multi-line text field. */
export function TextArea({ label, hint, error, id, ...area }: TextAreaProps) {
  return <Field {...{ label, hint, error, id }}>{(control) => <textarea {...area} {...control} />}</Field>;
}

type CheckboxProps = { label: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'>;

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}
