import { type InputHTMLAttributes, useId } from 'react';
import styles from './switch.module.css';
import { useHydrated } from './use-hydrated.ts';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'role'> & {
  checked: boolean;
  label: string;
  /** Explains what the switch turns on. */
  hint: string;
};

/** A switch that takes effect immediately. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId();
  const isHydrated = useHydrated();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        <span className={styles.label}>{label}</span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <input
        {...input}
        disabled={input.disabled === true || !isHydrated}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        aria-describedby={`${id}-hint`}
        className={styles.switch}
      />
    </div>
  );
}

type CompactSwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'role'> & {
  checked: boolean;
  label: string;
};

/** A switch beside its label, without an explanation. */
export function CompactSwitch({ label, ...input }: CompactSwitchProps) {
  return (
    <label className={styles.compact}>
      {label}
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className={styles.switch}
      />
    </label>
  );
}
