import { ButtonLink } from '../../../ui/button.tsx';
import { continueCopy as copy } from '../continue-newest.copy.ts';
import { useHistory } from '../hooks/use-history.ts';
import styles from './continue-newest.module.css';

interface ContinueNewestProps {
  /** The address of a conversation. */
  addressOf: (id: string) => string;
  /** There probably is a conversation: until that is known its place is kept, so that the page does not shift. */
  isLikely: boolean;
}

/** Leads back to the newest conversation, if there is one. */
export function ContinueNewest({ addressOf, isLikely }: ContinueNewestProps) {
  const { items, state } = useHistory('');
  const [newest] = items;
  if (newest)
    return (
      <ButtonLink
        to={addressOf(newest.id)}
        className={styles.newest}
        aria-label={`${copy.continue} ${newest.title}`}
      >
        <span>{copy.continue}</span>
        {/* Drawn by the style sheet: to a search in the page the title occurs once, in the history. */}
        <span className={styles.title} data-title={newest.title} />
      </ButtonLink>
    );
  return isLikely && state === 'loading' ? <div className={styles.place} /> : null;
}
