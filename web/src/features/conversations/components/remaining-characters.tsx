import { conversationsCopy as copy } from '../conversations.copy.ts';
import styles from './start-form.module.css';

/** Shows the remaining characters near the limit; longer text is not cut. */
export function RemainingCharacters({ text, max }: { text: string; max: number }) {
  const left = max - text.length;
  if (left > max / 10) return null;
  return (
    <p className={left < 0 ? styles.over : styles.room}>{left < 0 ? copy.over(-left) : copy.left(left)}</p>
  );
}
