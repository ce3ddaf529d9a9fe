import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { accountsCopy } from '../../features/accounts/accounts.copy.ts';
import { useConfirmation } from '../../features/accounts/hooks/use-confirmation.ts';
import { readConfirmation } from '../../features/accounts/model/confirmation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LetterDrawing, StrayLetterDrawing } from '../drawings/letter-drawing.tsx';
import { paths } from '../paths.ts';
import styles from './auth-pages.module.css';
import { BesidePicture } from './beside-picture.tsx';

const copy = accountsCopy.confirm;
/** AUT-9: after a confirmation, and in any other case. */
const REDIRECT_MS = { confirmed: 3_000, other: 2_000 };

/** Where the links of our mails lead (AUT-9). */
export function ConfirmPage() {
  const [query] = useSearchParams();
  // A link is read once: what it asked for does not change under way.
  const [confirmation] = useState(() => readConfirmation(query));
  const state = useConfirmation(confirmation);
  if (confirmation.kind === 'recovery') {
    const search = confirmation.token === '' ? '' : `?${new URLSearchParams({ token: confirmation.token })}`;
    return <Navigate to={{ pathname: paths.resetPassword, search }} replace />;
  }
  if (state.step === 'processing')
    return (
      <BesidePicture picture={<LetterDrawing />}>
        <Page title={copy.title} width="narrow">
          <Spinner label={copy.processing} />
        </Page>
      </BesidePicture>
    );
  if (state.step === 'failed') return <Failed sentence={state.sentence} />;
  return <Welcome confirmed={confirmation.kind === 'signup'} />;
}

function Welcome({ confirmed }: { confirmed: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    const delay = confirmed ? REDIRECT_MS.confirmed : REDIRECT_MS.other;
    const timer = setTimeout(() => navigate(paths.login), delay);
    return () => clearTimeout(timer);
  }, [confirmed, navigate]);
  return (
    <BesidePicture picture={<LetterDrawing />}>
      <Page key="welcome" title={copy.welcome} width="narrow">
        <Card tone="raised" className={styles.stack}>
          <Notice tone="good" live>
            {confirmed ? copy.confirmed : copy.other}
          </Notice>
          <h2>{copy.nextTitle}</h2>
          <ol className={styles.steps}>
            {copy.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.soft}>{copy.redirecting}</p>
          <ButtonLink to={paths.login} wide>
            {copy.toLogin}
          </ButtonLink>
        </Card>
      </Page>
    </BesidePicture>
  );
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <BesidePicture picture={<StrayLetterDrawing />}>
      <Page key="failed" title={copy.failedTitle} width="narrow">
        <Card tone="raised" className={styles.stack}>
          <Notice tone="danger" live>
            {sentence}
          </Notice>
          <ButtonLink to={paths.signup} wide>
            {copy.again}
          </ButtonLink>
          <ButtonLink to={paths.login} variant="secondary" wide>
            {copy.signIn}
          </ButtonLink>
        </Card>
      </Page>
    </BesidePicture>
  );
}
