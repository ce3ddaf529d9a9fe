import { ButtonLink } from '../../../ui/button.tsx';
import { continueCopy as copy } from '../continue-newest.copy.ts';
import { useHistory } from '../hooks/use-history.ts';
import styles from './continue-newest.module.css';

/** Leads back to the newest conversation. Its place is kept until it is known whether there is one. */
export function ContinueNewest({ addressOf }: { addressOf: (id: string) => string }) {
  const { items, state } = useHistory('');
  const [newest] = items;
  if (newest)
    return (
      <ButtonLink to={addressOf(newest.id)} className={styles.newest}>
        <span>{copy.continue}</span>{' '}
        <span className={styles.title} dir="auto" title={newest.title}>
          {newest.title}
        </span>
      </ButtonLink>
    );
  return state === 'loading' ? <div className={styles.place} /> : null;
}
