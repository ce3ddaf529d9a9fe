import type { ReactNode } from 'react';
import styles from './toggle-chip.module.css';

interface ToggleChipProps {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** One of several options that can be selected together. */
export function ToggleChip({ pressed, onPressedChange, disabled = false, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onPressedChange(!pressed)}
    >
      <span className={styles.mark} aria-hidden="true" />
      {children}
    </button>
  );
}
