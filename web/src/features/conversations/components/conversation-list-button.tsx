import { useLocation, useNavigate } from 'react-router-dom';
import { codeOnDemand } from '../../../ui/code-on-demand.ts';
import { toast } from '../../../ui/toast.ts';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import styles from './conversation-list-button.module.css';

/** The list of conversations; a page loads it after itself. */
export const listCode = codeOnDemand(() => import('./conversation-list-place.tsx'));

/** The button in the bar of a conversation that opens the drawer with the list, as a new entry in the history. */
export function ConversationListButton() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const show = async () => {
    if (await listCode.load()) await navigate({ search }, { state: { list: true } });
    else toast.danger(copy.historyFailed);
  };
  return (
    <button
      type="button"
      className={styles.opener}
      aria-label={copy.list}
      aria-haspopup="dialog"
      onClick={() => void show()}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M3.5 5h13M3.5 10h13M3.5 15h8" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </button>
  );
}
