import type { SafetyNotice } from '@app/contracts';
import type { RefObject } from 'react';
import { LimitNotice, UpgradeCard } from '../../features/usage/components/upgrade-card.tsx';
import type { useCheckoutHere } from '../../features/usage/hooks/use-checkout.ts';
import type { UsageStatus } from '../../features/usage/model/usage-status.ts';
import { PaywallHelp } from '../safety-notice.tsx';
import styles from './ask-page.module.css';

interface LimitOfferProps {
  place: RefObject<HTMLDivElement | null>;
  usage: UsageStatus;
  checkout: ReturnType<typeof useCheckoutHere>;
  /** The notice of a message that was refused at the limit. */
  refusal: SafetyNotice | null;
  isOffered: boolean;
  /** null once the person has cancelled: then the card is gone and the notice stays. */
  onCancel: (() => void) | null;
}

/** The offer at the limit (ASK-6), after the contacts for a person who may be in danger. */
export function LimitOffer({ place, usage, checkout, refusal, isOffered, onCancel }: LimitOfferProps) {
  const limitNotice = <LimitNotice busy={checkout.busy} onUpgrade={checkout.go} />;
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
