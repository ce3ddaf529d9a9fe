import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../../ui/toast.ts';
import { historyCopy as copy } from '../history.copy.ts';
import { listCode } from '../list-code.ts';
import styles from './conversation-list-button.module.css';

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
      <svg
        viewBox="0 0 20 20"
        width="1.25rem"
        height="1.25rem"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M3.5 5h13M3.5 10h13M3.5 15h8" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </button>
  );
}
