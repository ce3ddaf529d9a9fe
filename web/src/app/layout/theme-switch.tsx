import { useSyncExternalStore } from 'react';
import { chooseVisitorTheme } from '../../session/theme.ts';
import { useSession } from '../../session/use-session.ts';
import { toast } from '../../ui/toast.ts';
import { layoutCopy as copy } from './layout.copy.ts';
import styles from './theme-switch.module.css';

const deviceIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const themes = new MutationObserver(listener);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const device = deviceIsDark();
  device.addEventListener('change', listener);
  return () => {
    themes.disconnect();
    device.removeEventListener('change', listener);
  };
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme === 'system' && deviceIsDark().matches);
}

/** Switches between light and dark: for the account of a signed-in person, else in this browser (ACC-4). */
export function ThemeSwitch() {
  const { session } = useSession();
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  const change = () => {
    const theme = dark ? 'light' : 'dark';
    if (session === null) return chooseVisitorTheme(theme);
    // The page shows that the theme has changed, so that no toast has to.
    import('../../features/account-settings/hooks/use-preferences.ts')
      .then((m) => m.changePreference('theme_preference', theme, () => undefined))
      .catch(() => toast.danger(copy.themeFailed));
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={copy.darkTheme}
      aria-pressed={dark}
      onClick={change}
    >
      <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" aria-hidden="true">
        <path className={styles.moon} d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
        <g className={styles.sun}>
          <circle cx="12" cy="12" r="4" />
          <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
        </g>
      </svg>
    </button>
  );
}
