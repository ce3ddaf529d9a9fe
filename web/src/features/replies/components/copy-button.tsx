import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
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

interface CopyButtonProps {
  text: string;
  label?: string;
  /** A full button instead of an action in the footer of a message. */
  framed?: boolean;
}

/** Copies the source text of a reply, or another text, to the clipboard. */
export function CopyButton({ text, label = copy.copyReply, framed = false }: CopyButtonProps) {
  const [copied, copyText] = useCopy(text);
  if (framed)
    return (
      <Button size="s" onClick={copyText}>
        {copied ? copy.copied : label}
      </Button>
    );
  return (
    <button type="button" className={styles.copy} onClick={copyText}>
      {copied ? copy.copied : label}
    </button>
  );
}
