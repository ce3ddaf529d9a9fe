import { freeLimitSentence } from '@app/contracts';
import { useEffect, useState } from 'react';
import { createStoredTexts } from '../../../session/stored-texts.ts';
import { useSession } from '../../../session/use-session.ts';
import { toast } from '../../../ui/toast.ts';
import { hasFewLeft, hasReachedLimit, type UsageStatus } from '../model/usage-status.ts';
import { usageCopy as copy } from '../usage.copy.ts';

const NOTICE_MS = 8_000;
const SHOWN_KEY = 'limit-noticed';
const FEW_LEFT_KEY = 'few-left-noticed';

/** Shows the notice of the paywall (CHAT-7). @param sentence the server's sentence, if there is one. */
export function showLimitNotice(limit: number, sentence?: string): void {
  toast.warm(copy.limitToast, {
    description: sentence || freeLimitSentence(limit),
    duration: NOTICE_MS,
    id: 'free-limit',
  });
}

/**
 * Shows once a month that the limit has been reached (ASK-10).
 * @param isQuiet whether nothing about payment may be shown now; the notice then waits.
 */
export function useLimitNotice(usage: UsageStatus, { isQuiet }: { isQuiet: boolean }): void {
  const { session } = useSession();
  const userId = session?.user.id;
  const { limit, resetsAt } = usage;
  const reached = hasReachedLimit(usage);
  useEffect(() => {
    if (!reached || resetsAt === null || isQuiet) return;
    const kept = createStoredTexts(() => window.localStorage, userId);
    if (kept.get(SHOWN_KEY) === resetsAt) return;
    kept.set(SHOWN_KEY, resetsAt);
    showLimitNotice(limit);
  }, [reached, resetsAt, limit, userId, isQuiet]);
}

/**
 * Whether to say that few free messages are left: on one visit a month.
 * @param isQuiet whether nothing about payment may be shown now.
 */
export function useFewLeft(usage: UsageStatus, { isQuiet }: { isQuiet: boolean }): boolean {
  const { session } = useSession();
  const userId = session?.user.id;
  const [shownIn, setShownIn] = useState<string | null>(null);
  const { resetsAt } = usage;
  const isDue = hasFewLeft(usage) && !isQuiet;
  useEffect(() => {
    if (!isDue || resetsAt === null) return;
    const kept = createStoredTexts(() => window.localStorage, userId);
    if (kept.get(FEW_LEFT_KEY) === resetsAt) return;
    kept.set(FEW_LEFT_KEY, resetsAt);
    setShownIn(resetsAt);
  }, [isDue, resetsAt, userId]);
  return isDue && resetsAt !== null && shownIn === resetsAt;
}
