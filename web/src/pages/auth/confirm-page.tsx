import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AccountChoice } from '../../features/sign-in/components/account-choice.tsx';
import { useConfirmation } from '../../features/sign-in/hooks/use-confirmation.ts';
import { readConfirmation } from '../../features/sign-in/model/confirmation.ts';
import { signInCopy } from '../../features/sign-in/sign-in.copy.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { BesidePicture } from '../beside-picture.tsx';
import { LetterDrawing } from '../form-drawings.tsx';
import { paths } from '../paths.ts';
import { useRedirect } from '../use-redirect.ts';
import styles from './auth-pages.module.css';
import { ConfirmationFailed } from './confirmation-failed.tsx';

const copy = signInCopy.confirm;
/** How long the welcome is shown: after a confirmation, and in any other case (AUT-9). */
const REDIRECT_MS = { confirmed: 3_000, other: 2_000 };

/** The target page of the links in our mails (AUT-9). */
export function ConfirmPage() {
  const [query] = useSearchParams();
  // The link is parsed once, so that it does not change while it is processed.
  const [confirmation] = useState(() => readConfirmation(query));
  const { state, choose, tryAgain } = useConfirmation(confirmation);
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
  if (state.step === 'choosing')
    return (
      <BesidePicture picture={<LetterDrawing />}>
        <Page
          key="choosing"
          title={signInCopy.choice.title}
          lead={signInCopy.choice.lead(state.accounts.length)}
          width="narrow"
        >
          <AccountChoice
            accounts={state.accounts}
            submit={signInCopy.choice.keep}
            busy={state.busy}
            failure={state.failure}
            onChoose={choose}
          />
        </Page>
      </BesidePicture>
    );
  if (state.step === 'failed')
    return (
      <ConfirmationFailed
        sentence={state.sentence}
        isLinkInvalid={state.isLinkInvalid}
        onTryAgain={tryAgain}
      />
    );
  return <Welcome confirmed={confirmation.kind === 'signup'} isOwn={state.isOwn} />;
}

/** @param isOwn whether the confirmed account is signed in here; without a confirmation, anybody who is counts. */
function Welcome({ confirmed, isOwn }: { confirmed: boolean; isOwn: boolean }) {
  const { session } = useSession();
  const isSignedIn = isOwn || (!confirmed && session !== null);
  const target = isSignedIn ? paths.dashboard : paths.login;
  useRedirect(target, confirmed ? REDIRECT_MS.confirmed : REDIRECT_MS.other);
  const other = isSignedIn ? copy.signedInAlready : copy.other;
  return (
    <BesidePicture picture={<LetterDrawing />}>
      <Page key="welcome" title={copy.welcome} width="narrow">
        <Card tone="raised" className={styles.stack}>
          <Notice tone="good" live>
            {confirmed ? copy.confirmed : other}
          </Notice>
          <h2>{copy.nextTitle}</h2>
          <ol className={styles.steps}>
            {(isSignedIn ? copy.nextSignedIn : copy.next).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.soft}>{isSignedIn ? copy.redirectingSignedIn : copy.redirecting}</p>
          <ButtonLink to={target} wide>
            {isSignedIn ? copy.toDashboard : copy.toLogin}
          </ButtonLink>
        </Card>
      </Page>
    </BesidePicture>
  );
}
