import { authEndpoints, type Preferences } from '@app/contracts';
import { call } from '../../../api/call.ts';
import { failureSentence } from '../../../api/call-failure.ts';
import { sessionStore } from '../../../session/session.ts';
import { useSignedIn } from '../../../session/use-session.ts';
import { toast } from '../../../ui/toast.ts';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';
import { createPreferenceChanger } from '../model/change-preferences.ts';

/** The request body for a change of preferences. */
function bodyOf({ email_notifications, marketing_emails, theme_preference }: Partial<Preferences>) {
  return {
    ...(email_notifications !== undefined && { emailNotifications: email_notifications }),
    ...(marketing_emails !== undefined && { marketingEmails: marketing_emails }),
    ...(theme_preference !== undefined && { themePreference: theme_preference }),
  };
}

/** Shared by all components, so that changes made just before leaving the account page are completed. */
export const changePreference = createPreferenceChanger({
  read: () => sessionStore.snapshot().session?.preferences,
  show(preferences) {
    const { session } = sessionStore.snapshot();
    if (session !== null) sessionStore.update(session.session.token, { preferences });
  },
  async send(part) {
    const { data } = await call(authEndpoints.updatePreferences, { body: bodyOf(part) });
    return data.preferences;
  },
  onSaved: () => toast.good(copy.preferencesUpdated, { id: 'preferences' }),
  onFailed: (failure) =>
    toast.danger(copy.updateFailed, {
      description: failureSentence(failure, copy.unexplained),
      id: 'preferences',
    }),
});

/** The person's preferences as the session has them, and the way to change one (ACC-2, ACC-4). */
export function usePreferences() {
  const { preferences } = useSignedIn();
  return {
    preferences,
    change: <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) =>
      void changePreference(name, value),
  };
}
