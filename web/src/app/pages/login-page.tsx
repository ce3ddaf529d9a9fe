import { useLocation } from 'react-router-dom';
import { accountsCopy } from '../../features/accounts/accounts.copy.ts';
import { LoginForm } from '../../features/accounts/components/login-form.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ChairDrawing } from '../drawings/chair-drawing.tsx';
import { useEnter } from '../enter.ts';
import { paths } from '../paths.ts';
import { readReturnPlace } from '../return-place.ts';
import styles from './auth-pages.module.css';
import { BesidePicture } from './beside-picture.tsx';

const copy = accountsCopy.login;

/** AUT-5. */
export function LoginPage() {
  const { state } = useLocation();
  const enter = useEnter();
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
          onSignedIn={(session) => enter(session, copy.success)}
          forgotLink={<Link to={paths.forgotPassword}>{copy.forgot}</Link>}
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
