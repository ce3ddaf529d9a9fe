import { useEffect, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './message-row.module.css';

const COPIED_MS = 2_000;

/** Puts a reply on the clipboard, as it was written. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const put = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.danger(copy.copyFailed);
    }
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void put()}>
      {copied ? copy.copied : copy.copyReply}
    </button>
  );
}
