import { type ComponentType, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { draftCopy as copy } from '../draft.copy.ts';
import styles from './composer.module.css';
import type { DraftDialogProps } from './draft-dialog.tsx';

/** Opens the dialog for the draft of a message, whose code is loaded then. */
export function DraftButton(props: Pick<DraftDialogProps, 'onSend' | 'isBlocked'>) {
  const [Loaded, setLoaded] = useState<ComponentType<DraftDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = async () => {
    try {
      const [{ DraftDialog }] = await Promise.all([
        import('./draft-dialog.tsx'),
        import('../../../ui/dialog-surface.tsx'),
      ]);
      setLoaded(() => DraftDialog);
      setOpen(true);
    } catch {
      toast.danger(copy.loadFailed);
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.draft}
        aria-label={copy.open}
        aria-haspopup="dialog"
        title={copy.open}
        onClick={() => void show()}
      >
        <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true">
          <path d="M11.5 4.5H4.8A1.8 1.8 0 0 0 3 6.3v8.9A1.8 1.8 0 0 0 4.8 17h8.9a1.8 1.8 0 0 0 1.8-1.8V8.5M8 12l.6-2.6 7-7 2 2-7 7z" />
        </svg>
      </button>
      {Loaded && <Loaded {...props} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
