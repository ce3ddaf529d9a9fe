import { useLocation, useNavigate } from 'react-router-dom';
import { SignupForm } from '../../features/sign-in/components/signup-form.tsx';
import { signInCopy } from '../../features/sign-in/sign-in.copy.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { BesidePicture } from '../beside-picture.tsx';
import { DoorDrawing } from '../form-drawings.tsx';
import { paths } from '../paths.ts';
import { placeAfterSignIn } from './return-place.ts';
import { useStartSession } from './use-start-session.ts';

const copy = signInCopy.signup;
/** Long enough to read that a link in a mail has to be opened first. */
const MAIL_NOTICE_MS = 12_000;

/** Signing up (AUT-1 to AUT-4). */
export function SignupPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const startSession = useStartSession();
  return (
    <BesidePicture picture={<DoorDrawing />}>
      <Page title={copy.title} lead={copy.lead} width="narrow">
        <SignupForm
          onSignedUp={(session) => {
            if (session !== null) return startSession(session, copy.success);
            toast.good(copy.success, { description: copy.mailSent, duration: MAIL_NOTICE_MS });
            // A page for signed-in people leads to the login page, and is opened after it.
            navigate(placeAfterSignIn(state));
          }}
          conditions={
            <>
              {copy.adults} {copy.agree} <Link to={paths.terms}>{copy.terms}</Link> {copy.and}{' '}
              <Link to={paths.privacy}>{copy.privacy}</Link>.
            </>
          }
          footer={
            <p>
              {copy.known}{' '}
              <Link to={paths.login} state={state}>
                {copy.toLogin}
              </Link>
            </p>
          }
        />
      </Page>
    </BesidePicture>
  );
}
