import { Button } from '../../../ui/button.tsx';
import { usageCopy as copy } from '../usage.copy.ts';
import styles from './upgrade.module.css';

/** The red notice at the limit (ASK-6). */
export function LimitNotice({ busy, onUpgrade }: { busy: boolean; onUpgrade: () => void }) {
  return (
    <div className={styles.notice} role="status">
      <p>{copy.limitNotice}</p>
      <Button variant="danger" size="s" busy={busy} onClick={onUpgrade}>
        {copy.upgradeNow}
      </Button>
    </div>
  );
}
