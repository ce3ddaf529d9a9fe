import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { contactCopy as copy } from '../contact.copy.ts';
import styles from './contact.module.css';

interface ContactSentProps {
  reference: string;
  email: string;
  onAnother: () => void;
}

function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

/** In the form's place once the message is sent (CON-4). */
export function ContactSent({ reference, email, onAnother }: ContactSentProps) {
  // The button that had focus is gone.
  const heading = useFocusedHeading();
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {copy.success}
      </h2>
      <p>
        {copy.sentBefore} <strong>{email}</strong>. {copy.sentAfter}{' '}
        <span className={styles.reference}>{reference}</span>.
      </p>
      <p className={styles.note}>{copy.response}.</p>
      <Button variant="secondary" onClick={onAnother}>
        {copy.another}
      </Button>
    </div>
  );
}
