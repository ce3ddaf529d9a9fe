import type { CrisisContact } from '@app/contracts';
import { classNames } from '../../../ui/class-names.ts';
import { crisisCardCopy as copy } from '../crisis-card.copy.ts';
import { contactLinks } from '../model/contact-links.ts';
import styles from './crisis-card.module.css';

/** One crisis contact, and the ways to reach it. The first, the emergency number, is large. */
export function Contact({ contact, isFirst = false }: { contact: CrisisContact; isFirst?: boolean }) {
  const { name, hours, phone, text, say } = contact;
  const { call, write, visit } = contactLinks(contact);
  return (
    <li className={classNames(styles.contact, isFirst && styles.first)}>
      <p className={styles.name}>
        <strong>{name}</strong>
        {hours && <span className={styles.hours}>{hours}</span>}
      </p>
      <p className={styles.ways}>
        {call && phone && (
          <a href={call} className={styles.call}>
            {copy.call(phone)}
          </a>
        )}
        {write && text && (
          <a href={write} className={styles.way}>
            {copy.text(text, say)}
          </a>
        )}
        {visit && (
          <a href={visit} className={styles.way} target="_blank" rel="noopener noreferrer">
            {copy.visit}
            <span className="visually-hidden">
              {' '}
              – {name} ({copy.newTab})
            </span>
          </a>
        )}
      </p>
    </li>
  );
}
