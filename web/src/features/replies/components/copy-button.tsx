import { useEffect, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './message-row.module.css';

const COPIED_MS = 2_000;

/** @returns whether the text was copied a moment ago, and a function that copies it. */
function useCopy(text: string): [copied: boolean, copyText: () => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.danger(copy.copyFailed);
    }
  };
  return [copied, () => void copyText()];
}

/** Copies the source text of a reply to the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const [copied, copyText] = useCopy(text);
  return (
    <button type="button" className={styles.copy} onClick={copyText}>
      {copied ? copy.copied : copy.copyReply}
    </button>
  );
}
