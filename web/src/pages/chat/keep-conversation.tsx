import { Link } from '../../ui/link.tsx';
import type { ReturnPlace } from '../auth/return-place.ts';
import { paths } from '../paths.ts';
import { askCopy as copy } from './ask-page.copy.ts';
import styles from './ask-page.module.css';

/** Leads a visitor to sign up, and afterwards back to this conversation, which then is in their account (ROLE-3). */
export function KeepConversation({ conversationId }: { conversationId: string }) {
  const state: ReturnPlace = { returnTo: `${paths.ask}?conversation=${conversationId}`, ended: null };
  return (
    <p className={styles.keep}>
      {copy.keepLead}{' '}
      <Link to={paths.signup} state={state}>
        {copy.keep}
      </Link>
    </p>
  );
}
