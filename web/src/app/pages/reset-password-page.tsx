import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { accountsCopy } from '../../features/accounts/accounts.copy.ts';
import { ResetPasswordForm } from '../../features/accounts/components/reset-password-form.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { LockDrawing } from '../drawings/lock-drawing.tsx';
import { paths } from '../paths.ts';
import { BesidePicture } from './beside-picture.tsx';

const copy = accountsCopy.reset;

/** AUT-7, AUT-8. */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  if (token === '') return <InvalidLink />;
  return (
    <BesidePicture picture={<LockDrawing />}>
      <Page title={copy.title} lead={copy.lead} width="narrow">
        <ResetPasswordForm
          token={token}
          onReset={() => navigate(paths.login)}
          anotherLink={<Link to={paths.forgotPassword}>{copy.another}</Link>}
        />
      </Page>
    </BesidePicture>
  );
}

function InvalidLink() {
  useEffect(() => toast.danger(copy.invalidTitle, { description: copy.invalid, id: 'invalid-reset' }), []);
  return <Navigate to={paths.forgotPassword} replace />;
}
