import { settings } from '../../../api/page-settings.ts';
import styles from './contact.module.css';

/** The operator's own address, for whom the form does not help (CON-4). */
export function SupportLink() {
  const address = settings.supportEmail;
  // What an address may hold and a URL gives another meaning to.
  const target = address.split('@').map(encodeURIComponent).join('@');
  return (
    <a className={styles.address} href={`mailto:${target}`}>
      {address}
    </a>
  );
}
