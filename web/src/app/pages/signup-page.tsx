import { useLocation, useNavigate } from 'react-router-dom';
import { accountsCopy } from '../../features/accounts/accounts.copy.ts';
import { SignupForm } from '../../features/accounts/components/signup-form.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { DoorDrawing } from '../drawings/door-drawing.tsx';
import { useEnter } from '../enter.ts';
import { paths } from '../paths.ts';
import { BesidePicture } from './beside-picture.tsx';

const copy = accountsCopy.signup;
/** Long enough to read that a mail must be opened first. */
const MAIL_NOTICE_MS = 12_000;

/** AUT-1 to AUT-4. */
export function SignupPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const enter = useEnter();
  return (
    <BesidePicture picture={<DoorDrawing />}>
      <Page title={copy.title} lead={copy.lead} width="narrow">
        <SignupForm
          onSignedUp={(session) => {
            if (session !== null) return enter(session, copy.success);
            toast.good(copy.success, { description: copy.mailSent, duration: MAIL_NOTICE_MS });
            navigate(paths.dashboard);
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
