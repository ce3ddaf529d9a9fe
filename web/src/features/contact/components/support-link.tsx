import { settings } from '../../../api/page-settings.ts';
import styles from './contact.module.css';

/** A link to the address of support, for people who cannot use the form (CON-4). */
export function SupportLink() {
  const address = settings.supportEmail;
  // An address may contain characters that have a special meaning in a URL.
  const target = address.split('@').map(encodeURIComponent).join('@');
  return (
    <a className={styles.address} href={`mailto:${target}`}>
      {address}
    </a>
  );
}
