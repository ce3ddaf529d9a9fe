import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { settings } from '../../api/page-settings.ts';
import { useSession } from '../../session/use-session.ts';
import { classNames } from '../../ui/class-names.ts';
import { PlaceLink } from '../../ui/link.tsx';
import { paths } from '../paths.ts';
import { AccountCorner } from './account-corner.tsx';
import { Brand } from './brand.tsx';
import { layoutCopy as copy } from './layout.copy.ts';
import styles from './top-bar.module.css';

/** Where to go (NAV-4, NAV-6), and who is here (NAV-5). On small screens all of it but the logo folds into a menu. */
export function TopBar() {
  const { status, session } = useSession();
  const { key } = useLocation();
  const menuId = useId();
  // The menu belongs to the place it was opened at: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const mayAsk = settings.anonymousChat || (status === 'ready' && session !== null);

  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand />
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpenAt(open ? null : key)}
        >
          <span className={styles.bars} aria-hidden="true" />
          {copy.menu}
        </button>
        <nav
          id={menuId}
          aria-label={copy.mainNavigation}
          className={classNames(styles.menu, open && styles.open)}
        >
          <ul className={styles.places}>
            {mayAsk && <Place to={paths.ask}>{copy.ask}</Place>}
            <Place to={paths.library}>{copy.library}</Place>
            <Place to={paths.contact}>{copy.contact}</Place>
          </ul>
          <AccountCorner />
        </nav>
      </div>
    </header>
  );
}

function Place({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <PlaceLink to={to} className={styles.place}>
        {children}
      </PlaceLink>
    </li>
  );
}
