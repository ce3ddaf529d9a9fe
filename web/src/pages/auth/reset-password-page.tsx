import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { type Dispute, ResetChoice } from '../../features/sign-in/components/reset-choice.tsx';
import { ResetPasswordForm } from '../../features/sign-in/components/reset-password-form.tsx';
import { signInCopy } from '../../features/sign-in/sign-in.copy.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { BesidePicture } from '../beside-picture.tsx';
import { LockDrawing } from '../form-drawings.tsx';
import { paths } from '../paths.ts';

const copy = signInCopy.reset;

/** The target page of the links in our mails with which a person chooses a new password (AUT-7, AUT-8). */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [dispute, setDispute] = useState<Dispute | null>(null);
  if (token === '') return <InvalidLink />;
  const toLogin = () => navigate(paths.login);
  if (dispute)
    return (
      <BesidePicture picture={<LockDrawing />}>
        <Page
          key="choosing"
          title={signInCopy.choice.title}
          lead={signInCopy.choice.lead(dispute.accounts.length)}
          width="narrow"
        >
          <ResetChoice dispute={dispute} token={token} onReset={toLogin} />
        </Page>
      </BesidePicture>
    );
  return (
    <BesidePicture picture={<LockDrawing />}>
      <Page title={copy.title} lead={copy.lead} width="narrow">
        <ResetPasswordForm
          token={token}
          onReset={toLogin}
          onDisputed={setDispute}
          anotherLink={<Link to={paths.forgotPassword}>{copy.another}</Link>}
        />
      </Page>
    </BesidePicture>
  );
}

function useInvalidLinkToast(): void {
  useEffect(() => toast.danger(copy.invalidTitle, { description: copy.invalid, id: 'invalid-reset' }), []);
}

function InvalidLink() {
  useInvalidLinkToast();
  return <Navigate to={paths.forgotPassword} replace />;
}
