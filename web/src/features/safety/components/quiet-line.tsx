import type { SafetyNotice } from '@app/contracts';
import { useId, useState } from 'react';
import { crisisCardCopy as copy } from '../crisis-card.copy.ts';
import { useContacts } from '../hooks/use-contacts.ts';
import { contactLinks } from '../model/contact-links.ts';
import styles from './crisis-card.module.css';
import { ContactsCard } from './crisis-card.tsx';

/** One line with the emergency number, or a directory where the country is unknown, and the contacts on request. */
export function QuietLine({
  notice,
  isForEveryKind = false,
}: {
  notice: SafetyNotice;
  /** The contacts are those for every kind of danger. */
  isForEveryKind?: boolean;
}) {
  const id = useId();
  const contacts = useContacts(notice, isForEveryKind);
  const [open, setOpen] = useState(false);
  const { country, resources } = contacts;
  const emergency = country === null ? undefined : resources.find(({ phone }) => phone !== undefined);
  const directory = resources.find(({ web }) => web !== undefined);
  const call = emergency && contactLinks(emergency).call;
  const visit = directory && contactLinks(directory).visit;
  return (
    <div className={styles.quiet}>
      <p className={styles.line}>
        {call && emergency ? (
          <span>
            {copy.ifUnsafe}{' '}
            <a href={call} className={styles.inline}>
              {copy.callInline(emergency.phone)}
            </a>
            .
          </span>
        ) : (
          <span>
            {copy.ifUnsafe} {copy.callInline(undefined)}
            {visit && (
              <>
                , {copy.or}{' '}
                <a href={visit} className={styles.inline} target="_blank" rel="noopener noreferrer">
                  {copy.directory}
                  <span className="visually-hidden"> ({copy.newTab})</span>
                </a>
              </>
            )}
            .
          </span>
        )}
        <button
          type="button"
          className={styles.elsewhere}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? copy.lessHelp : copy.moreHelp}
        </button>
      </p>
      {open && <ContactsCard id={id} contacts={contacts} notice={notice} words={copy.perhaps} />}
    </div>
  );
}
