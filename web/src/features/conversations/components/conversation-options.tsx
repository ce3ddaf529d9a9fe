import { Tooltip } from '../../../ui/tooltip.tsx';
import { historyCopy as copy } from '../history.copy.ts';
import { useOptionsDialog } from '../hooks/use-options-dialog.ts';
import styles from './conversation-options.module.css';
import type { ConversationOptionsProps } from './conversation-options-dialog.tsx';

interface OptionsButtonProps {
  label: string;
  onClick: () => void;
}

/** Three dots that open the options of a conversation. */
export function OptionsButton({ label, onClick }: OptionsButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" fill="currentColor" aria-hidden="true">
        <circle cx="4" cy="10" r="1.75" />
        <circle cx="10" cy="10" r="1.75" />
        <circle cx="16" cy="10" r="1.75" />
      </svg>
    </button>
  );
}

/** The button that opens the options of the current conversation. */
export function ConversationOptions(props: Omit<ConversationOptionsProps, 'open' | 'onClose'>) {
  const { Options, isOpen, show, close } = useOptionsDialog();
  return (
    <>
      <Tooltip text={copy.options}>
        <OptionsButton label={copy.options} onClick={show} />
      </Tooltip>
      {Options && <Options {...props} open={isOpen} onClose={close} />}
    </>
  );
}
