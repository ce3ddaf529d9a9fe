import type { SafetyNotice } from '@app/contracts';
import { useId } from 'react';
import { crisisCardCopy as copy } from '../crisis-card.copy.ts';
import { useContacts } from '../hooks/use-contacts.ts';
import { CountryChooser } from './country-chooser.tsx';
import styles from './crisis-card.module.css';
import { Contact } from './crisis-contact.tsx';

/** The number of contacts shown; the others are in a `details` element. */
const CONTACTS_SHOWN = 3;

/**
 * Crisis contacts, shown when somebody may be in danger (docs/safety.md). Announced to screen readers without moving the
 * focus.
 */
export function CrisisCard({ notice }: { notice: SafetyNotice }) {
  const headingId = useId();
  const contacts = useContacts(notice);
  const { resources } = contacts;
  const [heading, lead] = copy.words(notice);
  const [first] = resources;
  const rest = resources.slice(CONTACTS_SHOWN);
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <p className="visually-hidden" role="alert">
        {first && copy.announced(heading, first.name, first.phone)}
      </p>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <p>{lead}</p>
      <ul className={styles.contacts}>
        {resources.slice(0, CONTACTS_SHOWN).map((contact) => (
          <Contact key={contact.name} contact={contact} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{copy.more(rest.length)}</summary>
          <ul className={styles.contacts}>
            {rest.map((contact) => (
              <Contact key={contact.name} contact={contact} />
            ))}
          </ul>
        </details>
      )}
      <CountryChooser contacts={contacts} />
      <p className={styles.note}>{copy.free}</p>
    </section>
  );
}
