import { TextArea } from '../../../ui/text-field.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import styles from './written.module.css';

interface PrintableTextAreaProps {
  label: string;
  hint?: string | undefined;
  rows: number;
  maxLength: number;
  value: string;
  onWrite: (text: string) => void;
}

/** A text area whose whole text is printed; browsers cut off a normal one. If it is empty, it prints lines to write on. */
export function PrintableTextArea({ label, hint, rows, maxLength, value, onWrite }: PrintableTextAreaProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.written}>
      <TextArea
        {...{ label, hint }}
        rows={rows}
        maxLength={maxLength}
        readOnly={!isHydrated}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
      />
      <p className={styles.onPaper}>{value}</p>
    </div>
  );
}
