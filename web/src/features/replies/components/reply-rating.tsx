import { lazy, Suspense, useState } from 'react';
import { failureSentence } from '../../../api/call-failure.ts';
import { toast } from '../../../ui/toast.ts';
import { type Rating, rateReply } from '../api/rate-reply.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './reply-rating.module.css';

const RatingReason = lazy(() => import('./rating-reason.tsx').then((m) => ({ default: m.RatingReason })));

interface ReplyRatingProps {
  conversationId: string;
  messageId: string;
  /** The rating that the server has stored. */
  rated: Rating | undefined;
}

/** Thumb up or down under a reply; a person who rates it can add a reason. */
export function ReplyRating({ conversationId, messageId, rated }: ReplyRatingProps) {
  const [chosen, setChosen] = useState<Rating | undefined>(undefined);
  const [asking, setAsking] = useState(false);
  const [thanked, setThanked] = useState(false);
  const rating = chosen ?? rated;

  const rate = async (next: Rating, reason?: string): Promise<boolean> => {
    const before = rating;
    setChosen(next);
    try {
      await rateReply(conversationId, messageId, { rating: next, ...(reason && { reason }) });
      return true;
    } catch (thrown) {
      setChosen(before);
      setAsking(false);
      toast.danger(copy.rateFailed, {
        description: failureSentence(thrown, copy.rateFallback),
        id: 'rating',
      });
      return false;
    }
  };
  const choose = (next: Rating) => {
    setThanked(false);
    setAsking(true);
    if (next !== rating) void rate(next);
  };
  const explain = async (reason: string) => {
    if (rating === undefined || (reason !== '' && !(await rate(rating, reason)))) return;
    setAsking(false);
    setThanked(reason !== '');
  };

  return (
    <>
      <fieldset className={styles.thumbs} aria-label={copy.rateLabel}>
        {(['up', 'down'] as const).map((way) => (
          <button
            key={way}
            type="button"
            className={styles.thumb}
            aria-pressed={rating === way}
            aria-label={copy.rate[way]}
            title={copy.rate[way]}
            onClick={() => choose(way)}
          >
            <svg viewBox="0 0 20 20" width="1rem" height="1rem" aria-hidden="true" className={styles[way]}>
              <path d="M6.5 9 9.6 2.6c1.3 0 2.2 1 2 2.3L11.2 7.5h4a1.8 1.8 0 0 1 1.8 2.1l-1 5.9a1.8 1.8 0 0 1-1.8 1.5H6.5m0-8v8m0-8H3.4v8h3.1" />
            </svg>
          </button>
        ))}
      </fieldset>
      <span role="status" className={styles.thanks}>
        {thanked && copy.rateThanks}
      </span>
      {asking && rating && (
        <Suspense fallback={null}>
          <RatingReason key={rating} rating={rating} onDone={explain} />
        </Suspense>
      )}
    </>
  );
}
