import { signInCopy } from '../../features/sign-in/sign-in.copy.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BesidePicture } from '../beside-picture.tsx';
import { StrayLetterDrawing } from '../form-drawings.tsx';
import { paths } from '../paths.ts';
import styles from './auth-pages.module.css';

const copy = signInCopy.confirm;

interface ConfirmationFailedProps {
  sentence: string;
  /** Whether the link itself is to blame; else the call can be repeated. */
  isLinkInvalid: boolean;
  onTryAgain: () => void;
}

/** Says that an address was not confirmed, and what to do about it (AUT-9). */
export function ConfirmationFailed({ sentence, isLinkInvalid, onTryAgain }: ConfirmationFailedProps) {
  const { session } = useSession();
  return (
    <BesidePicture picture={<StrayLetterDrawing />}>
      <Page key="failed" title={copy.failedTitle} width="narrow">
        <Card tone="raised" className={styles.stack}>
          <Notice tone="danger" live>
            {sentence}
          </Notice>
          {isLinkInvalid ? (
            <p>{adviceFor(session)}</p>
          ) : (
            <Button wide onClick={onTryAgain}>
              {copy.tryAgain}
            </Button>
          )}
          {session === null ? <WaysIn /> : <WaysOn isConfirmed={isConfirmed(session)} />}
        </Card>
      </Page>
    </BesidePicture>
  );
}

type Signed = NonNullable<ReturnType<typeof useSession>['session']>;

const isConfirmed = ({ user }: Signed) => user.email_confirmed_at !== null;

function adviceFor(session: Signed | null): string {
  if (session === null) return copy.linkOver;
  return isConfirmed(session) ? copy.linkOverConfirmed : copy.linkOverSignedIn;
}

function WaysIn() {
  return (
    <>
      <ButtonLink to={paths.signup} wide>
        {copy.again}
      </ButtonLink>
      <ButtonLink to={paths.login} variant="secondary" wide>
        {copy.signIn}
      </ButtonLink>
    </>
  );
}

function WaysOn({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <>
      <ButtonLink to={paths.dashboard} wide>
        {copy.toDashboard}
      </ButtonLink>
      {!isConfirmed && (
        <ButtonLink to={paths.forgotPassword} variant="secondary" wide>
          {copy.newLink}
        </ButtonLink>
      )}
    </>
  );
}
