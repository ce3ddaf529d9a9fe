import { useLocation } from 'react-router-dom';
import { LoginForm } from '../../features/sign-in/components/login-form.tsx';
import { signInCopy } from '../../features/sign-in/sign-in.copy.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BesidePicture } from '../beside-picture.tsx';
import { ChairDrawing } from '../form-drawings.tsx';
import { paths } from '../paths.ts';
import styles from './auth-pages.module.css';
import { readReturnPlace } from './return-place.ts';
import { useStartSession } from './use-start-session.ts';

const copy = signInCopy.login;

/** Signing in (AUT-5). */
export function LoginPage() {
  const { state } = useLocation();
  const startSession = useStartSession();
  const sentBy = readReturnPlace(state);
  return (
    <BesidePicture picture={<ChairDrawing />}>
      <Page title={copy.title} lead={copy.lead} width="narrow">
        {sentBy !== null && (
          <div className={styles.before}>
            <Notice>{sentBy.ended === 'expired' ? copy.expired : copy.signInFirst}</Notice>
          </div>
        )}
        <LoginForm
          onSignedIn={(session) => startSession(session, copy.success)}
          forgotLink={
            <Link to={paths.forgotPassword} state={state}>
              {copy.forgot}
            </Link>
          }
          footer={
            <p>
              {copy.unknown}{' '}
              <Link to={paths.signup} state={state}>
                {copy.toSignup}
              </Link>
            </p>
          }
        />
      </Page>
    </BesidePicture>
  );
}
