import { useEffect } from 'react';
import { ChatOpening } from '../../features/replies/components/chat-opening.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { paths } from '../paths.ts';
import { askCopy as copy } from './ask-page.copy.ts';
import styles from './ask-page.module.css';
import { LateSignpost } from './late-drawings.tsx';
import { limitOfferCode } from './limit-offer-code.ts';
import type { Offer } from './use-paywall.ts';

interface ConversationOpeningProps {
  state: 'loading' | 'failed' | 'missing';
  onAgain: () => void;
  /** What is offered at the limit (ASK-6); null for nothing. */
  offer: Offer | null;
  isPhone: boolean;
}

/** A conversation that is loading or cannot be opened, with the offer at the limit where the open one has it. */
export function ConversationOpening({ state, onAgain, offer, isPhone }: ConversationOpeningProps) {
  const { code } = limitOfferCode.use();
  const hasOffer = offer !== null;
  useEffect(() => {
    if (hasOffer) void limitOfferCode.load();
  }, [hasOffer]);
  const card = code && offer && (
    <div className={styles.soon}>
      <code.LimitOffer {...offer} />
    </div>
  );
  return (
    <>
      <ChatOpening state={state} onAgain={onAgain} picture={<LateSignpost />} ending={isPhone && card}>
        <ButtonLink to={paths.ask} variant="secondary">
          {copy.new} {copy.conversation}
        </ButtonLink>
      </ChatOpening>
      {!isPhone && card}
    </>
  );
}
