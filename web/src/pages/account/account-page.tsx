import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountSettingsCopy as copy } from '../../features/account-settings/account-settings.copy.ts';
import { AccountActions } from '../../features/account-settings/components/account-actions.tsx';
import { DataSection } from '../../features/account-settings/components/data-section.tsx';
import { DevicesPanel } from '../../features/account-settings/components/devices-panel.tsx';
import { EmailChange } from '../../features/account-settings/components/email-change.tsx';
import { PasswordForm } from '../../features/account-settings/components/password-form.tsx';
import { PreferencesPanel } from '../../features/account-settings/components/preferences-panel.tsx';
import { PremiumSection } from '../../features/account-settings/components/premium-section.tsx';
import { ProfileForm } from '../../features/account-settings/components/profile-form.tsx';
import { PREMIUM_PANEL_ID } from '../../features/usage/components/premium-panel-id.ts';
import { ReturnTerms } from '../../features/usage/components/return-terms.tsx';
import { sessionStore } from '../../session/session.ts';
import { useSignedIn } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { paths } from '../paths.ts';
import styles from './account-page.module.css';

/** The account page (ACC). */
export function AccountPage() {
  const { user } = useSignedIn();
  const leave = useLeaveAfterDeletion();
  return (
    <Page title={copy.title} heading={copy.heading} lead={copy.lead}>
      {/* The key resets the page for another person, so that nothing typed or shown carries over. */}
      <div key={user.id} className={styles.sections}>
        <ProfileForm />
        <EmailChange />
        <PreferencesPanel />
        <PremiumSection
          offer={
            <>
              <ReturnTerms />
              <ButtonLink to={`${paths.dashboard}#${PREMIUM_PANEL_ID}`} variant="secondary">
                {copy.toPremium}
              </ButtonLink>
            </>
          }
        />
        <PasswordForm />
        <DevicesPanel />
        <DataSection />
        <AccountActions onDeleted={leave} />
      </div>
    </Page>
  );
}

/**
 * Navigates to the home page and then ends the session (ACC-3): ending it on this page would redirect to the login page.
 */
function useLeaveAfterDeletion(): () => void {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(
    () => () => {
      if (gone.current) sessionStore.end('left');
    },
    [],
  );
  return () => {
    gone.current = true;
    navigate(paths.home, { replace: true });
  };
}
