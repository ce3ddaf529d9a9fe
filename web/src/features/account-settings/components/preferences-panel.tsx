import { THEMES } from '@app/contracts';
import { Choice } from '../../../ui/choice.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';
import { usePreferences } from '../hooks/use-preferences.ts';
import { SettingsSection } from './settings-section.tsx';

const APPEARANCES = THEMES.map((value) => ({ value, label: copy.themes[value] }));

/** Preferences for mails and appearance (ACC-2, ACC-4). */
export function PreferencesPanel() {
  const { preferences, change } = usePreferences();
  return (
    <SettingsSection title={copy.preferences} lead={copy.preferencesLead}>
      <Switch
        label={copy.emailNotifications}
        hint={copy.emailNotificationsHint}
        checked={preferences.email_notifications}
        onChange={(event) => change('email_notifications', event.target.checked)}
      />
      <Switch
        label={copy.marketingEmails}
        hint={copy.marketingEmailsHint}
        checked={preferences.marketing_emails}
        onChange={(event) => change('marketing_emails', event.target.checked)}
      />
      <Choice
        legend={copy.theme}
        options={APPEARANCES}
        value={preferences.theme_preference}
        onChange={(theme) => change('theme_preference', theme)}
      />
    </SettingsSection>
  );
}
