import { LimitNotice, UpgradeCard } from '../../features/usage/components/upgrade-card.tsx';
import { PaywallHelp } from '../safety-notice.tsx';
import styles from './ask-page.module.css';
import type { Offer } from './use-paywall.ts';

/** The offer at the limit (ASK-6), after the contacts for a person who may be in danger. */
export function LimitOffer({ place, usage, checkout, refusal, isOffered, onCancel }: Offer) {
  const limitNotice = <LimitNotice usage={usage} busy={checkout.busy} onUpgrade={checkout.go} />;
  return (
    <div ref={place} className={styles.limit}>
      <PaywallHelp key={refusal?.country} notice={refusal} />
      {isOffered && onCancel && (
        <UpgradeCard usage={usage} busy={checkout.busy} onUnlock={checkout.go} onCancel={onCancel}>
          {limitNotice}
        </UpgradeCard>
      )}
      {isOffered && !onCancel && limitNotice}
    </div>
  );
}
