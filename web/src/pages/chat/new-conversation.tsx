import { useEffect, useState } from 'react';
import { StartForm } from '../../features/conversations/components/start-form.tsx';
import type { StartDraft } from '../../features/conversations/model/start-draft.ts';
import type { ChatState } from '../../features/replies/model/chat-state.ts';
import { usageCopy } from '../../features/usage/usage.copy.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { untilUsed } from '../../ui/until-used.ts';
import { useOnline } from '../../ui/use-online.ts';
import { renderSafetyNotice } from '../safety-notice.tsx';
import { askCopy as copy } from './ask-page.copy.ts';
import styles from './ask-page.module.css';
import { limitOfferCode } from './limit-offer-code.ts';
import type { Paywall } from './use-paywall.ts';

/** The offer above the form. A page that begins with it waits for its code, so that the form does not move. */
function useOffer({ offer }: Paywall) {
  const hasOffer = offer !== null;
  const [beginsWithOffer] = useState(hasOffer);
  const { code, failed } = limitOfferCode.use();
  useEffect(() => {
    if (hasOffer) void limitOfferCode.load();
    else void untilUsed().then(limitOfferCode.load);
  }, [hasOffer]);
  return {
    card: code && offer && <code.LimitOffer {...offer} />,
    isLoading: hasOffer && beginsWithOffer && !code && !failed,
  };
}

interface NewConversationProps {
  chat: ChatState;
  draft: StartDraft;
  onDraft: (draft: StartDraft) => void;
  paywall: Paywall;
  isStarting: boolean;
  /** The number of seconds for which nothing can be sent. */
  sendDelay: number;
  onStart: () => void;
  /** What the button does at the limit (ASK-4). */
  onCheckOut: () => void;
}

/** The form that starts a conversation, below what has to be said before it. */
export function NewConversation({
  chat,
  draft,
  onDraft,
  paywall,
  isStarting,
  sendDelay,
  onStart,
  onCheckOut,
}: NewConversationProps) {
  const online = useOnline();
  const { card, isLoading } = useOffer(paywall);
  return (
    <>
      {chat.safety && (
        <div className={styles.limit} data-urgent>
          {renderSafetyNotice(chat.safety.notice, 'certain')}
        </div>
      )}
      {card}
      {!online && (
        <div className={styles.limit}>
          <Notice live title={copy.offline}>
            <p>{copy.offlineLead}</p>
          </Notice>
        </div>
      )}
      {!isLoading && (
        <Card tone="raised">
          <StartForm
            draft={draft}
            onDraft={onDraft}
            starting={isStarting}
            sendDelay={sendDelay}
            onStart={onStart}
            instead={
              paywall.isAtLimit
                ? {
                    label: usageCopy.unlock,
                    busy: paywall.checkout.busy,
                    isRepeated: Boolean(paywall.offer?.isOffered && paywall.offer.onCancel),
                    act: onCheckOut,
                  }
                : null
            }
          />
        </Card>
      )}
    </>
  );
}
