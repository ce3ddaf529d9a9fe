import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';
import styles from './account-settings.module.css';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** The sentence shown when loading failed. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query; a skeleton while loading, or a notice when offline or failed. */
export function QueryContent<Data>({ query, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPaused) return <p role="status">{copy.offline}</p>;
  if (query.isError)
    return (
      <div className={styles.stack} role="status">
        <p>{failed}</p>
        <Button size="s" variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {copy.tryAgain}
        </Button>
      </div>
    );
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{copy.loading}</span>
      {[0, 1, 2, 3].map((line) => (
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  );
}
