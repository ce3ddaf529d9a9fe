import { settings } from '../../../api/page-settings.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { contactCopy as copy } from '../contact.copy.ts';
import styles from './contact.module.css';
import { SupportLink } from './support-link.tsx';

/** Beside the form: when to expect an answer, and where to get urgent help (CON-2, PUR-5). */
export function ContactAside() {
  return (
    <aside className={styles.aside}>
      <Card as="section" className={styles.card} aria-labelledby="response-title">
        <h2 id="response-title">{copy.responseTitle}</h2>
        <p>
          <strong>{copy.response}</strong>
        </p>
        <p>{copy.responseText}</p>
        <p>
          {copy.directly} <SupportLink />.
        </p>
      </Card>
      <Card as="section" className={classNames(styles.card, styles.crisis)} aria-labelledby="crisis-title">
        <h2 id="crisis-title">{copy.crisisTitle}</h2>
        <p>{copy.crisis(settings.productName)}</p>
        <p>{copy.crisisText}</p>
      </Card>
    </aside>
  );
}
