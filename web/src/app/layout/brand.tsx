import { settings } from '../../api/page-settings.ts';
import { paths } from '../../pages/paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './brand.module.css';
import { layoutCopy as copy } from './layout.copy.ts';

/** The logo (two speech bubbles that form a heart) and the product's name. */
export function Brand() {
  return (
    <Link to={paths.home} className={styles.brand} aria-label={copy.home(settings.productName)}>
      <svg viewBox="0 0 32 32" width="2rem" height="2rem" aria-hidden="true">
        <path
          className={styles.one}
          d="M10.5 4.500C5.800 4.5 2.5 8.200 2.5 12.600c0 6.400 7 10.900 13.5 15.900V9.400c-1-3-3.200-4.900-5.5-4.900Z"
        />
        <path
          className={styles.other}
          d="M21.5 4.500c4.700 0 8 3.700 8 8.100 0 6.400-7 10.900-13.5 15.900V9.400c1-3 3.200-4.900 5.5-4.900Z"
        />
      </svg>
      <span>{settings.productName}</span>
    </Link>
  );
}
