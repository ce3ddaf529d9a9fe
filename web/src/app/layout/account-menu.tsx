import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut } from '../../api/sign-out.ts';
import { paths } from '../../pages/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PlaceLink } from '../../ui/link.tsx';
import { layoutCopy as copy } from './layout.copy.ts';
import styles from './top-bar.module.css';

/** The signed-in person's menu, or links to sign in and up (NAV-5); empty while that is unknown. */
export function AccountMenu() {
  const { status, session } = useSession();
  // Whoever switches between sign-up and log-in still returns to the page that sent them.
  const { state } = useLocation();
  const [leaving, setLeaving] = useState(false);
  if (status === 'loading') return <div className={styles.corner} />;
  if (session === null)
    return (
      <div className={styles.corner}>
        <ButtonLink to={paths.login} state={state} variant="quiet" size="s">
          {copy.signIn}
        </ButtonLink>
        <ButtonLink to={paths.signup} state={state} size="s">
          {copy.signUp}
        </ButtonLink>
      </div>
    );
  const leave = async () => {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  };
  return (
    <div className={styles.corner}>
      <span className={styles.greeting}>{copy.greeting(session.profile.first_name)}</span>
      <PlaceLink to={paths.account} className={styles.place}>
        {copy.account}
      </PlaceLink>
      <ButtonLink to={paths.dashboard} variant="secondary" size="s">
        {copy.dashboard}
      </ButtonLink>
      <Button variant="quiet" size="s" busy={leaving} onClick={leave}>
        {copy.signOut}
      </Button>
    </div>
  );
}
