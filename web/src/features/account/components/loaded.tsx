import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { accountCopy as copy } from '../account.copy.ts';
import styles from './account.module.css';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Said when it could not be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What the server holds, once it has said so; before that its outline, and what is in the way. */
export function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
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
