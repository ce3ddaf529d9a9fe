import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ForgotPasswordForm } from '../../features/sign-in/components/forgot-password-form.tsx';
import { signInCopy } from '../../features/sign-in/sign-in.copy.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { BesidePicture } from '../beside-picture.tsx';
import { KeyDrawing, LetterDrawing } from '../form-drawings.tsx';
import { paths } from '../paths.ts';
import styles from './auth-pages.module.css';

const copy = signInCopy.forgot;

/** Sends a link with which a person chooses a new password (AUT-6). */
export function ForgotPasswordPage() {
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null)
    return (
      <BesidePicture picture={<KeyDrawing />}>
        <Page title={copy.title} lead={copy.lead} width="narrow">
          <ForgotPasswordForm
            onSent={setSentTo}
            footer={
              <Link to={paths.login} state={state}>
                {copy.toLogin}
              </Link>
            }
          />
        </Page>
      </BesidePicture>
    );
  return (
    <BesidePicture picture={<LetterDrawing />}>
      <Page key="sent" title={copy.sentTitle} width="narrow">
        <Card tone="raised" className={styles.stack}>
          <p>
            {copy.sentBefore} <strong>{sentTo}</strong>
            {copy.sentAfter}
          </p>
          <p className={styles.soft}>{copy.sentHint}</p>
          <ButtonLink to={paths.login} state={state} wide>
            {copy.toLogin}
          </ButtonLink>
        </Card>
      </Page>
    </BesidePicture>
  );
}
