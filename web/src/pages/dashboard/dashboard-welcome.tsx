import type { User } from '@app/contracts';
import { useEffect, useState } from 'react';
import { settings } from '../../api/page-settings.ts';
import { Button } from '../../ui/button.tsx';
import { dashboardCopy as copy } from './dashboard-page.copy.ts';
import styles from './dashboard-page.module.css';
import { isBrandNew } from './dashboard-welcome.policy.ts';

const SHOWN_MS = 10_000;

/** @returns whether the welcome is shown, and a function that closes it. */
function useWelcome(user: User): [shown: boolean, close: () => void] {
  const [isOver, setOver] = useState(false);
  // The address may be confirmed in another tab while the dashboard is open.
  const shown = !isOver && isBrandNew(user, Date.now());
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown, () => setOver(true)];
}

/** Welcomes a brand-new account, for ten seconds or until it is closed (DASH-1). */
export function DashboardWelcome({ user }: { user: User }) {
  const [shown, close] = useWelcome(user);
  if (!shown) return null;
  return (
    <div className={styles.welcome} role="status">
      <div>
        <p className={styles.welcomeTitle}>{copy.welcomeTitle(settings.productName)}</p>
        <p>{copy.welcome}</p>
      </div>
      <Button variant="quiet" size="s" onClick={close}>
        {copy.closeWelcome}
      </Button>
    </div>
  );
}
