import { THEMES, type Theme } from '@app/contracts';
import { useState } from 'react';
import { usePreferences } from '../../../features/account-settings/hooks/use-preferences.ts';
import { chooseVisitorTheme, readVisitorTheme } from '../../../session/theme.ts';
import { useSession } from '../../../session/use-session.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toolsCopy as copy } from './tools.copy.ts';
import styles from './tools.module.css';

const OPTIONS = THEMES.map((value) => ({ value, label: copy.themes[value] }));

interface ThemeChoiceProps {
  theme: Theme;
  onTheme: (theme: Theme) => void;
  kept: string;
}

function ThemeChoice({ theme, onTheme, kept }: ThemeChoiceProps) {
  return (
    <div className={styles.stack}>
      <Choice legend={copy.theme} options={OPTIONS} value={theme} onChange={onTheme} />
      <p className={styles.soft}>{kept}</p>
    </div>
  );
}

function AccountTheme() {
  const { preferences, change } = usePreferences();
  return (
    <ThemeChoice
      theme={preferences.theme_preference}
      onTheme={(theme) => change('theme_preference', theme)}
      kept={copy.keptInAccount}
    />
  );
}

function VisitorTheme() {
  const [theme, setTheme] = useState<Theme>(() => readVisitorTheme() ?? 'light');
  const choose = (next: Theme) => {
    setTheme(next);
    chooseVisitorTheme(next);
  };
  return <ThemeChoice theme={theme} onTheme={choose} kept={copy.keptHere} />;
}

/** The theme (light, dark or system), stored in the account or in a visitor's browser (ACC-4). */
export function AppearanceDialog(dialog: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { session } = useSession();
  return (
    <Dialog {...dialog} title={copy.appearance} description={copy.appearanceLead}>
      {session === null ? <VisitorTheme /> : <AccountTheme />}
    </Dialog>
  );
}
