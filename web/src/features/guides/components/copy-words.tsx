import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { worksheetCopy as copy } from '../worksheet.copy.ts';
import styles from './tool.module.css';

/** Copies the words of a worksheet. */
export function CopyWords({ text }: { text: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      toast.danger(copy.copyFailed);
    }
  };
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="s" onClick={copyText}>
        {copied === text ? copy.copied : copy.copy}
      </Button>
    </div>
  );
}
