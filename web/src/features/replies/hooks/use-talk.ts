import type { Usage } from '@app/contracts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createKeptTexts } from '../../../session/kept-texts.ts';
import { sessionStore } from '../../../session/session.ts';
import { toast } from '../../../ui/toast.ts';
import { talkCalls } from '../api/talk-calls.ts';
import { createTalk, type TalkConductor } from '../model/conduct-talk.ts';
import { sendFailureSentence, startFailureSentence } from '../model/failure-sentences.ts';
import { createPendingSends } from '../model/pending-sends.ts';
import type { Talk } from '../model/talk.ts';
import type { Written } from '../model/talk-ports.ts';
import { repliesCopy as copy } from '../replies.copy.ts';

/** What the page does with what a conversation tells. */
export interface TalkTells {
  onStarted: (conversationId: string) => void;
  onUsage: (usage: Usage | null) => void;
  onPaywall: (sentence: string) => void;
  onGaveBack: (written: Written) => void;
  onRest: (seconds: number) => void;
}

function laterThisFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function createPageTalk(userId: string | undefined, tells: () => TalkTells): TalkConductor {
  return createTalk({
    calls: talkCalls(() => sessionStore.snapshot().session === null),
    pending: createPendingSends(createKeptTexts(() => window.sessionStorage, userId)),
    now: () => new Date().toISOString(),
    newId: () => crypto.randomUUID(),
    later: laterThisFrame,
    wait,
    told: {
      started: (id) => tells().onStarted(id),
      usage: (usage) => tells().onUsage(usage),
      paywall: (sentence) => tells().onPaywall(sentence),
      gaveBack: (written) => tells().onGaveBack(written),
      rest: (seconds) => tells().onRest(seconds),
      startFailed: (failure) =>
        toast.danger(copy.startFailed, { description: startFailureSentence(failure), id: 'chat' }),
      sendFailed: (failure) =>
        toast.danger(copy.chatError, { description: sendFailureSentence(failure), id: 'chat' }),
      stopFailed: () => toast.danger(copy.chatError, { description: copy.stopFailed, id: 'chat' }),
    },
  });
}

/** Tells the conversation that the person or the network is back. */
function useComingBack(talk: TalkConductor): void {
  useEffect(() => {
    const comeBack = () => void talk.comeBack();
    const comeBackWhenSeen = () => {
      if (document.visibilityState === 'visible') comeBack();
    };
    window.addEventListener('online', comeBack);
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBackWhenSeen);
    return () => {
      window.removeEventListener('online', comeBack);
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBackWhenSeen);
    };
  }, [talk]);
}

/**
 * The conversation of this page.
 * @param place the conversation that the URL names; null for none.
 */
export function useTalk(
  userId: string | undefined,
  place: string | null,
  tells: TalkTells,
): { talk: Talk; conductor: TalkConductor } {
  const latest = useRef(tells);
  useEffect(() => {
    latest.current = tells;
  });
  const [conductor] = useState(() => createPageTalk(userId, () => latest.current));
  const talk = useSyncExternalStore(conductor.subscribe, conductor.snapshot);
  useEffect(() => {
    if (place === null) conductor.leave();
    else void conductor.open(place);
  }, [conductor, place]);
  useEffect(() => () => conductor.leave(), [conductor]);
  useComingBack(conductor);
  return { talk, conductor };
}
