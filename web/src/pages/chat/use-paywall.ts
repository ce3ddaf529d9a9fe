import type { SafetyNotice } from '@app/contracts';
import { type RefObject, useRef, useState } from 'react';
import type { ChatState } from '../../features/replies/model/chat-state.ts';
import { useCheckoutHere } from '../../features/usage/hooks/use-checkout.ts';
import { showLimitNotice } from '../../features/usage/hooks/use-limit-notice.ts';
import { hasReachedLimit, type UsageStatus } from '../../features/usage/model/usage-status.ts';
import { isPremiumOffered, refusalOf } from './paywall.policy.ts';

/** What is offered at the limit, or said when a message is refused there. */
export interface Offer {
  place: RefObject<HTMLDivElement | null>;
  usage: UsageStatus;
  checkout: ReturnType<typeof useCheckoutHere>;
  /** The notice of a message that was refused at the limit. */
  refusal: SafetyNotice | null;
  isOffered: boolean;
  /** null once the person has cancelled: then the card is gone and the notice stays. */
  onCancel: (() => void) | null;
}

/** The paywall of the ask page (ASK-6): whether it is shown, and what the person did with it. */
export function usePaywall(usage: UsageStatus, chat: ChatState, conversationId: string | null) {
  const checkout = useCheckoutHere();
  const [isCancelled, setCancelled] = useState(false);
  /** The conversation in which the server has refused a message at the limit. */
  const [refusedIn, setRefusedIn] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isAtLimit = hasReachedLimit(usage);
  const isOffered = isPremiumOffered(usage, chat, { conversationId, refusedIn });
  const refusal = refusalOf(chat);
  const onCancel = isCancelled ? null : () => setCancelled(true);
  const offer: Offer | null =
    isOffered || refusal ? { place, usage, checkout, refusal, isOffered, onCancel } : null;
  return {
    isAtLimit,
    checkout,
    /** The card itself says when the free messages renew. */
    hasRenewal: !isAtLimit || isCancelled,
    offer,
    /** @param isQuiet whether nothing about payment may be shown now. */
    refuse(sentence: string, isQuiet: boolean) {
      setCancelled(false);
      setRefusedIn(conversationId);
      if (isQuiet) return;
      requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
      showLimitNotice(usage.limit, sentence);
    },
  };
}
export type Paywall = ReturnType<typeof usePaywall>;
