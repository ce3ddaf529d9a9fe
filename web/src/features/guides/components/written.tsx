import { TextArea } from '../../../ui/text-field.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import styles from './written.module.css';

interface WrittenProps {
  label: string;
  rows: number;
  maxLength: number;
  value: string;
  onWrite: (text: string) => void;
}

/** Something to write in that prints whole: a text area is cut off on paper. Empty, it prints lines for a pen. */
export function Written({ label, rows, maxLength, value, onWrite }: WrittenProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.written}>
      <TextArea
        label={label}
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
