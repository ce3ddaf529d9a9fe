import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePaymentCheck } from '../../features/payments/hooks/use-payment-check.ts';
import { readPaymentSession } from '../../features/payments/model/payment-session.ts';
import { paymentsCopy as copy } from '../../features/payments/payments.copy.ts';
import type { SessionEndReason } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSearchParams } from '../../ui/use-search-params.ts';
import type { ReturnPlace } from '../auth/return-place.ts';
import { BesidePicture } from '../beside-picture.tsx';
import { ChairDrawing, LockDrawing } from '../form-drawings.tsx';
import { paths } from '../paths.ts';
import { useRedirect } from '../use-redirect.ts';
import styles from './payment-success-page.module.css';

/** How long the success is shown before the ask page opens (PAY-4). */
const REDIRECT_MS = 3_000;

/** The page to which the checkout returns (PAY-4, PAY-5). */
export function PaymentSuccessPage() {
  const { status, session, ended } = useSession();
  const [query] = useSearchParams();
  if (status === 'loading') return <Processing />;
  if (session === null) return <SignedOut ended={ended} />;
  const sessionId = readPaymentSession(query);
  return <Checked key={`${session.user.id} ${sessionId ?? ''}`} sessionId={sessionId} />;
}

function Checked({ sessionId }: { sessionId: string | undefined }) {
  const check = usePaymentCheck(sessionId);
  if (check === 'paid') return <Paid />;
  if (check === 'unverified') return <Unverified />;
  return <Processing slow={check === 'slow'} />;
}

function Processing({ slow = false }: { slow?: boolean }) {
  return (
    <BesidePicture picture={<LockDrawing />}>
      <Page key="processing" title={copy.title} width="narrow">
        <Spinner label={copy.processing} />
        <p className={styles.slow} role="status">
          {slow && copy.slow}
        </p>
      </Page>
    </BesidePicture>
  );
}

function Paid() {
  // Back then returns to the page where the payment began.
  useRedirect(paths.ask, REDIRECT_MS, { replace: true });
  return (
    <BesidePicture picture={<LockDrawing />}>
      <Page key="paid" title={copy.successTitle} width="narrow" ownHeading>
        <Card tone="raised" className={styles.stack}>
          <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" className={styles.seal}>
            <circle cx="32" cy="32" r="32" />
            <path d="m20 33 8.500 8.500L45 25" />
          </svg>
          <PageHeading>{copy.successTitle}</PageHeading>
          <p>{copy.success}</p>
          <p className={styles.soft}>{copy.redirecting}</p>
          <ButtonLink to={paths.ask} wide>
            {copy.startChatting}
          </ButtonLink>
          <ButtonLink to={paths.dashboard} variant="secondary" wide>
            {copy.toDashboard}
          </ButtonLink>
        </Card>
      </Page>
    </BesidePicture>
  );
}

function Unverified() {
  const [reloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    window.location.reload();
  };
  return (
    <BesidePicture picture={<LockDrawing />}>
      <Page key="unverified" title={copy.unverifiedTitle} width="narrow">
        <Card tone="raised" className={styles.stack}>
          <Notice tone="danger" live>
            {copy.unverified}
          </Notice>
          <Button wide busy={reloading} onClick={reload}>
            {copy.refresh}
          </Button>
          <p className={styles.soft}>
            {copy.stillOpen} <Link to={paths.contact}>{copy.writeToUs}</Link>.
          </p>
        </Card>
      </Page>
    </BesidePicture>
  );
}

function SignedOut({ ended }: { ended: SessionEndReason | null }) {
  const { pathname, search } = useLocation();
  const back: ReturnPlace = { returnTo: `${pathname}${search}`, ended };
  return (
    <BesidePicture picture={<ChairDrawing />}>
      <Page key="signed-out" title={copy.signedOutTitle} width="narrow">
        <Card tone="raised" className={styles.stack}>
          <p>{copy.signedOut}</p>
          <ButtonLink to={paths.login} state={back} wide>
            {copy.signIn}
          </ButtonLink>
        </Card>
      </Page>
    </BesidePicture>
  );
}
