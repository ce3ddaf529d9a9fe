import { useReplyFormat } from '../hooks/use-reply-format.ts';
import styles from './reply-text.module.css';

/** A reply with its Markdown; while the code for that loads, as it was written. */
export function ReplyText({ text }: { text: string }) {
  const FormattedReply = useReplyFormat();
  return (
    <div className={styles.reply} dir="auto">
      {FormattedReply ? <FormattedReply text={text} /> : <p>{text}</p>}
    </div>
  );
}
