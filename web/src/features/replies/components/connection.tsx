import { Button } from '../../../ui/button.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import type { ChatState } from '../model/chat-state.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './chat-window.module.css';

/** Shows a connection problem above the composer; renders nothing while the connection works. */
export function Connection({ chat, onReconnect }: { chat: ChatState; onReconnect: () => void }) {
  const online = useOnline();
  if (chat.phase === 'disconnected')
    return (
      <div className={styles.connection} role="alert">
        <p>{copy.adrift}</p>
        <Button size="s" variant="secondary" onClick={onReconnect}>
          {copy.reconnect}
        </Button>
      </div>
    );
  if (chat.phase === 'reconnecting' && (chat.reply !== '' || chat.isRetrying))
    return <p className={styles.connection}>{copy.lost}</p>;
  return online ? null : (
    <p className={styles.connection} role="status">
      {copy.offline}
    </p>
  );
}
