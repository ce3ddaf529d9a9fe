import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { UsageStatus } from '../model/usage-status.ts';
import { usageCopy as copy } from '../usage.copy.ts';
import { Renewal } from './renewal.tsx';
import { ReturnTerms } from './return-terms.tsx';
import styles from './upgrade.module.css';

interface UpgradeCardProps {
  usage: UsageStatus;
  busy: boolean;
  onUnlock: () => void;
  onCancel: () => void;
  /** Below the title: says what is used. */
  children: ReactNode;
}

/** The paywall (ASK-6): what is used, when it renews, what Premium costs, and how to get the money back. */
export function UpgradeCard({ usage, busy, onUnlock, onCancel, children }: UpgradeCardProps) {
  return (
    <Card as="section" tone="soft" className={styles.card} aria-labelledby="upgrade-title">
      <h2 id="upgrade-title">{copy.upgradeTitle}</h2>
      <div className={styles.used}>
        {children}
        <Renewal usage={usage} />
      </div>
      <p>{copy.upgradeOffer}</p>
      <ReturnTerms />
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

interface LimitNoticeProps {
  usage: UsageStatus;
  busy: boolean;
  onUpgrade: () => void;
}

/** The notice that is shown when the limit is reached (ASK-6): in the card, and alone once the card is cancelled. */
export function LimitNotice({ usage, busy, onUpgrade }: LimitNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <p>{copy.upgradeText(usage.limit)}</p>
      <Button variant="quiet" size="s" className={styles.upgrade} busy={busy} onClick={onUpgrade}>
        {copy.upgradeNow}
      </Button>
    </div>
  );
}
