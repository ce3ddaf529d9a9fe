import { freeLimitSentence } from '@app/contracts';
import { useEffect } from 'react';
import { createKeptTexts } from '../../../session/kept-texts.ts';
import { useSession } from '../../../session/use-session.ts';
import { toast } from '../../../ui/toast.ts';
import { atLimit, type Standing } from '../model/standing.ts';
import { usageCopy as copy } from '../usage.copy.ts';

const NOTICE_MS = 8_000;
const NOTICED = 'limit-noticed';

/** The paywall's notice (CHAT-7). @param sentence the server's, where it gave one. */
export function tellLimit(limit: number, sentence?: string): void {
  toast.warm(copy.limitToast, {
    description: sentence || freeLimitSentence(limit),
    duration: NOTICE_MS,
    id: 'free-limit',
  });
}

/** Says once a month that the limit has been reached (ASK-10). */
export function useLimitNotice(standing: Standing): void {
  const { session } = useSession();
  const userId = session?.user.id;
  const { limit, resetsAt } = standing;
  const reached = atLimit(standing);
  useEffect(() => {
    if (!reached || resetsAt === null) return;
    const kept = createKeptTexts(() => window.localStorage, userId);
    if (kept.get(NOTICED) === resetsAt) return;
    kept.set(NOTICED, resetsAt);
    tellLimit(limit);
  }, [reached, resetsAt, limit, userId]);
}
