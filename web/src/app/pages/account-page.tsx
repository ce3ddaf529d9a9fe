import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountCopy as copy } from '../../features/account/account.copy.ts';
import { AccountActions } from '../../features/account/components/account-actions.tsx';
import { DataSection } from '../../features/account/components/data-section.tsx';
import { DevicesPanel } from '../../features/account/components/devices-panel.tsx';
import { PasswordForm } from '../../features/account/components/password-form.tsx';
import { PreferencesPanel } from '../../features/account/components/preferences-panel.tsx';
import { PremiumSection } from '../../features/account/components/premium-section.tsx';
import { ProfileForm } from '../../features/account/components/profile-form.tsx';
import { sessionStore } from '../../session/session.ts';
import { useSignedIn } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { paths } from '../paths.ts';
import styles from './account-page.module.css';

/** The account, and everything that can be done with it (ACC). */
export function AccountPage() {
  const { user } = useSignedIn();
  const leave = useLeaveForGood();
  return (
    <Page title={copy.title} heading={copy.heading} lead={copy.lead}>
      {/* Somebody else's page is another page: nothing typed or shown passes over. */}
      <div key={user.id} className={styles.sections}>
        <ProfileForm />
        <PreferencesPanel />
        <PremiumSection
          offer={
            <ButtonLink to={paths.dashboard} variant="secondary">
              {copy.toPremium}
            </ButtonLink>
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
 * Goes home and, once this page is left, ends the session (ACC-3): ended here, it would lead to the sign-in, as for
 * everybody whose session ends on a page of their own.
 */
function useLeaveForGood(): () => void {
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
