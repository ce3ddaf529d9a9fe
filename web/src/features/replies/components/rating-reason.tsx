import { LIMITS } from '@app/contracts';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import type { Rating } from '../api/rate-reply.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './reply-rating.module.css';

interface RatingReasonProps {
  rating: Rating;
  /** Called with '' for no reason. */
  onDone: (reason: string) => Promise<void>;
}

/** An optional reason for a rating. */
export function RatingReason({ rating, onDone }: RatingReasonProps) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const done = async (said: string) => {
    setBusy(true);
    await onDone(said);
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void done(reason.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') void done('');
  };
  return (
    <form className={styles.reason} onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <TextArea
        label={copy.rateReason[rating]}
        hint={copy.rateHint}
        rows={2}
        maxLength={LIMITS.feedbackReason.max}
        value={reason}
        dir="auto"
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.ways}>
        <Button size="s" variant="secondary" onClick={() => void done('')}>
          {copy.rateSkip}
        </Button>
        <Button size="s" type="submit" busy={busy} disabled={reason.trim() === ''}>
          {copy.rateSend}
        </Button>
      </div>
    </form>
  );
}
