import { useState } from 'react';
import { accountsCopy } from '../../features/accounts/accounts.copy.ts';
import { ForgotPasswordForm } from '../../features/accounts/components/forgot-password-form.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { KeyDrawing } from '../drawings/key-drawing.tsx';
import { LetterDrawing } from '../drawings/letter-drawing.tsx';
import { paths } from '../paths.ts';
import styles from './auth-pages.module.css';
import { BesidePicture } from './beside-picture.tsx';

const copy = accountsCopy.forgot;

/** AUT-6. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null)
    return (
      <BesidePicture picture={<KeyDrawing />}>
        <Page title={copy.title} lead={copy.lead} width="narrow">
          <ForgotPasswordForm onSent={setSentTo} footer={<Link to={paths.login}>{copy.toLogin}</Link>} />
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
          <ButtonLink to={paths.login} wide>
            {copy.toLogin}
          </ButtonLink>
        </Card>
      </Page>
    </BesidePicture>
  );
}
