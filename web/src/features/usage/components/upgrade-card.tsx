import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { momentInWords, type Standing } from '../model/standing.ts';
import { usageCopy as copy } from '../usage.copy.ts';
import styles from './upgrade.module.css';

interface UpgradeCardProps {
  standing: Standing;
  busy: boolean;
  onUnlock: () => void;
  onCancel: () => void;
}

/** The paywall (ASK-6). */
export function UpgradeCard({ standing, busy, onUnlock, onCancel }: UpgradeCardProps) {
  return (
    <Card as="section" tone="soft" className={styles.card} aria-labelledby="upgrade-title">
      <h2 id="upgrade-title">{copy.upgradeTitle}</h2>
      <p>{copy.upgradeText(standing.limit)}</p>
      <Renewal standing={standing} />
      <div className={styles.buttons}>
        <Button busy={busy} onClick={onUnlock}>
          {copy.unlock}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Card>
  );
}

/** When the free messages come back, in words. Its place is kept until the server has told. */
export function Renewal({ standing }: { standing: Standing }) {
  if (standing.premium) return null;
  const told = standing.resetsAt;
  const moment = momentInWords(told ?? new Date().toISOString(), undefined);
  return (
    <p className={classNames(styles.renewal, told === null && styles.untold)} aria-hidden={told === null}>
      {copy.renews(moment)}
    </p>
  );
}
