import { type ComponentType, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import styles from './conversation-options.module.css';
import type { ConversationOptionsProps } from './conversation-options-dialog.tsx';

/**
 * The button that opens the options of the current conversation. The code of the dialog is loaded when it is first
 * opened; a failure to load it does not affect the conversation.
 */
export function ConversationOptions(props: Omit<ConversationOptionsProps, 'open' | 'onClose'>) {
  const [Options, setOptions] = useState<ComponentType<ConversationOptionsProps> | null>(null);
  const [open, setOpen] = useState(false);
  const show = async () => {
    setOpen(true);
    if (Options) return;
    try {
      const [module] = await Promise.all([
        import('./conversation-options-dialog.tsx'),
        import('../../../ui/dialog-surface.tsx'),
      ]);
      setOptions(() => module.ConversationOptionsDialog);
    } catch {
      setOpen(false);
      toast.danger(copy.optionsFailed);
    }
  };
  return (
    <>
      <Tooltip text={copy.options}>
        <button
          type="button"
          className={styles.button}
          aria-label={copy.options}
          aria-haspopup="dialog"
          onClick={() => void show()}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
            <circle cx="4" cy="10" r="1.75" />
            <circle cx="10" cy="10" r="1.75" />
            <circle cx="16" cy="10" r="1.75" />
          </svg>
        </button>
      </Tooltip>
      {Options && <Options {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
