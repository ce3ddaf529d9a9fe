import { leavesOpenWhoHurts, type SafetyNotice } from '@app/contracts';
import { useId } from 'react';
import { type CardWords, crisisCardCopy as copy } from '../crisis-card.copy.ts';
import { type Contacts, useContacts } from '../hooks/use-contacts.ts';
import { CountryChooser } from './country-chooser.tsx';
import styles from './crisis-card.module.css';
import { Contact } from './crisis-contact.tsx';

/** The number of contacts shown; the others are in a `details` element. */
const CONTACTS_SHOWN = 3;

/**
 * Crisis contacts, shown when somebody is in danger (docs/safety.md). Announced to screen readers without moving the
 * focus.
 */
export function CrisisCard({ notice }: { notice: SafetyNotice }) {
  return <ContactsCard contacts={useContacts(notice)} notice={notice} words={copy.words(notice)} isUrgent />;
}

/**
 * The contacts of a country, the emergency number first. Where the country is unknown, it is asked for first, and the
 * international directories are shown.
 */
export function ContactsCard({
  id,
  contacts,
  notice,
  words: [heading, lead],
  isUrgent = false,
}: {
  id?: string;
  contacts: Contacts;
  notice: Pick<SafetyNotice, 'kind' | 'inDanger'>;
  words: CardWords;
  isUrgent?: boolean;
}) {
  const headingId = useId();
  const { resources, wasUnknown } = contacts;
  const [first] = resources;
  const shown = contacts.country === null ? resources.length : CONTACTS_SHOWN;
  const others = resources.slice(1, shown);
  const rest = resources.slice(shown);
  return (
    <section id={id} className={styles.card} aria-labelledby={headingId}>
      {isUrgent && (
        <p className="visually-hidden" role="alert">
          {copy.announced(heading, first?.phone)}
        </p>
      )}
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      {wasUnknown && <CountryChooser contacts={contacts} />}
      {first && (
        <ul className={styles.contacts}>
          <Contact contact={first} isFirst />
        </ul>
      )}
      <p>{lead(copy.callInline(first?.phone))}</p>
      <ul className={styles.contacts}>
        {others.map((contact) => (
          <Contact key={contact.name} contact={contact} />
        ))}
      </ul>
      {(notice.kind === 'victim_of_abuse' || leavesOpenWhoHurts(notice)) && (
        <p className={styles.strangled}>{copy.strangled}</p>
      )}
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
      {!wasUnknown && <CountryChooser contacts={contacts} />}
      <p className={styles.note}>{isUrgent ? copy.free : copy.always}</p>
    </section>
  );
}
