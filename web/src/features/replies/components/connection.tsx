import { Button } from '../../../ui/button.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import type { Talk } from '../model/talk.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './chat-window.module.css';

/** What is the matter with the connection, above where one writes; nothing while it is well. */
export function Connection({ talk, onReconnect }: { talk: Talk; onReconnect: () => void }) {
  const online = useOnline();
  if (talk.phase === 'adrift')
    return (
      <div className={styles.connection} role="alert">
        <p>{copy.adrift}</p>
        <Button size="s" variant="secondary" onClick={onReconnect}>
          {copy.reconnect}
        </Button>
      </div>
    );
  if (talk.phase === 'lost' && talk.reply !== '') return <p className={styles.connection}>{copy.lost}</p>;
  return online ? null : (
    <p className={styles.connection} role="status">
      {copy.offline}
    </p>
  );
}
