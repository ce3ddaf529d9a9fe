import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { settings } from '../../api/page-settings.ts';
import { paths } from '../../pages/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { classNames } from '../../ui/class-names.ts';
import { PlaceLink } from '../../ui/link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { layoutCopy as copy } from './layout.copy.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

/** The navigation (NAV-4, NAV-6), the account menu (NAV-5) and the theme. On small screens the first two are in a menu. */
export function TopBar() {
  const { status, session } = useSession();
  const { key } = useLocation();
  const menuId = useId();
  // The menu is open for one location only: any navigation closes it.
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
            {mayAsk && <NavigationItem to={paths.ask}>{copy.ask}</NavigationItem>}
            <NavigationItem to={paths.library}>{copy.library}</NavigationItem>
            <NavigationItem to={paths.contact}>{copy.contact}</NavigationItem>
          </ul>
          <AccountMenu />
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  );
}

function NavigationItem({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <PlaceLink to={to} className={styles.place}>
        {children}
      </PlaceLink>
    </li>
  );
}
