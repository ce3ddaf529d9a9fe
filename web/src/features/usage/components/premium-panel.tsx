import { PREMIUM_PRICE_TEXT } from '@app/contracts';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { hasReachedLimit, type UsageStatus } from '../model/usage-status.ts';
import { usageCopy } from '../usage.copy.ts';
import { panelsCopy as copy } from '../usage-panels.copy.ts';
import styles from './panels.module.css';
import { PREMIUM_PANEL_ID } from './premium-panel-id.ts';
import { Renewal } from './renewal.tsx';
import { ReturnTerms } from './return-terms.tsx';

interface PremiumPanelProps {
  usage: UsageStatus;
  /** ISO time; null when it is not known. */
  purchasedAt: string | null;
  busy: boolean;
  /** Whether a link leads to this panel. */
  isTarget: boolean;
  onUnlock: () => void;
}

function Unlocked({ purchasedAt }: { purchasedAt: string | null }) {
  return (
    <>
      <div className={styles.head}>
        <h2>{copy.premiumUnlocked}</h2>
        <Badge tone="good">{copy.oneTimePurchase}</Badge>
      </div>
      <p>{copy.premiumText}</p>
      <dl className={styles.facts}>
        {purchasedAt && (
          <div>
            <dt>{copy.purchasedOn}</dt>
            <dd>{dateTimeFormat({ dateStyle: 'long' }).format(new Date(purchasedAt))}</dd>
          </div>
        )}
        <div>
          <dt>{copy.price}</dt>
          <dd>{PREMIUM_PRICE_TEXT}</dd>
        </div>
      </dl>
    </>
  );
}

/** Scrolls to the panel and focuses it. */
function useTarget(isTarget: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    panel.current?.scrollIntoView({ block: 'center' });
    panel.current?.focus({ preventScroll: true });
  }, [isTarget]);
  return panel;
}

/** Premium, or the free trial and the way out of it (DASH-3). */
export function PremiumPanel({ usage, purchasedAt, busy, isTarget, onUnlock }: PremiumPanelProps) {
  const panel = useTarget(isTarget);
  const limited = hasReachedLimit(usage);
  const { count, limit, premium } = usage;
  return (
    <Card
      as="section"
      ref={panel}
      id={PREMIUM_PANEL_ID}
      tabIndex={-1}
      className={styles.panel}
      aria-label={copy.premiumPanel}
    >
      {premium ? (
        <Unlocked purchasedAt={purchasedAt} />
      ) : (
        <>
          <div className={styles.head}>
            <h2>{copy.freeTrial}</h2>
            <Badge tone={limited ? 'danger' : 'neutral'}>{copy.used(count, limit)}</Badge>
          </div>
          <progress
            className={classNames(styles.meter, limited && styles.full)}
            aria-label={copy.usedLabel}
            value={Math.min(count, limit)}
            max={Math.max(limit, 1)}
          />
          {limited && <p className={styles.hint}>{copy.limitHint}</p>}
          <p>{copy.trialText}</p>
          <Renewal usage={usage} />
          <ReturnTerms />
          <Button
            variant={limited ? 'primary' : 'secondary'}
            className={styles.unlock}
            busy={busy}
            onClick={onUnlock}
          >
            {usageCopy.unlock}
          </Button>
        </>
      )}
    </Card>
  );
}
