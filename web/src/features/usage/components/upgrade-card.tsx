import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useIsReturnable } from '../hooks/use-returnable.ts';
import { countLeft, formatMoment, type UsageStatus } from '../model/usage-status.ts';
import { usageCopy as copy } from '../usage.copy.ts';
import styles from './upgrade.module.css';

interface UpgradeCardProps {
  usage: UsageStatus;
  busy: boolean;
  onUnlock: () => void;
  onCancel: () => void;
  /** Shown below the buttons. */
  children?: ReactNode;
}

/** The paywall (ASK-6): what is used, when it renews, what Premium costs, and how to get the money back. */
export function UpgradeCard({ usage, busy, onUnlock, onCancel, children }: UpgradeCardProps) {
  return (
    <Card as="section" tone="soft" className={styles.card} aria-labelledby="upgrade-title">
      <h2 id="upgrade-title">{copy.upgradeTitle}</h2>
      <div>
        <p>{copy.upgradeText(usage.limit)}</p>
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
      {children}
    </Card>
  );
}

/** The time when the free messages renew. Until the server has responded, it only reserves the space. */
export function Renewal({ usage }: { usage: UsageStatus }) {
  if (usage.premium) return null;
  const resetsAt = usage.resetsAt;
  const moment = formatMoment(resetsAt ?? new Date().toISOString());
  return (
    <p
      className={classNames(styles.renewal, resetsAt === null && styles.untold)}
      aria-hidden={resetsAt === null}
    >
      {copy.renews(moment)}
    </p>
  );
}

/** The terms for returning Premium, shown before the purchase. */
export function ReturnTerms() {
  return <p className={styles.terms}>{useIsReturnable() ? copy.returnOnce : copy.returnFinal}</p>;
}

/** A quiet word before the limit is reached. */
export function FewLeft({ usage }: { usage: UsageStatus }) {
  if (usage.resetsAt === null) return null;
  return <p className={styles.few}>{copy.fewLeft(countLeft(usage), formatMoment(usage.resetsAt))}</p>;
}

/** The notice that is shown when the limit is reached (ASK-6). */
export function LimitNotice({ busy, onUpgrade }: { busy: boolean; onUpgrade: () => void }) {
  return (
    <div className={styles.notice} role="status">
      <p>{copy.limitNotice}</p>
      <Button variant="quiet" size="s" className={styles.upgrade} busy={busy} onClick={onUpgrade}>
        {copy.upgradeNow}
      </Button>
    </div>
  );
}
