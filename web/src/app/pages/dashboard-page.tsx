import { useState } from 'react';
import { ConversationDialog } from '../../features/conversations/components/conversation-dialog.tsx';
import { MessageHistory } from '../../features/conversations/components/message-history.tsx';
import { useConversationDetails } from '../../features/conversations/hooks/use-conversation-details.ts';
import { ReplyText } from '../../features/replies/components/reply-text.tsx';
import { JourneyPanel } from '../../features/usage/components/journey-panel.tsx';
import { PremiumPanel } from '../../features/usage/components/premium-panel.tsx';
import { useCheckoutInNewTab } from '../../features/usage/hooks/use-checkout.ts';
import { useStanding } from '../../features/usage/hooks/use-standing.ts';
import { signOut } from '../../session/sign-out.ts';
import { useSignedIn } from '../../session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { drawUrgent, useCrisisCardAtHand } from '../crisis-notice.tsx';
import { paths } from '../paths.ts';
import { dashboardCopy as copy } from './dashboard-page.copy.ts';
import styles from './dashboard-page.module.css';
import { isNew } from './dashboard-welcome.policy.ts';
import { DashboardWelcome } from './dashboard-welcome.tsx';

const PLACES = [
  { to: paths.ask, title: copy.ask, text: copy.askText },
  { to: paths.ask, title: copy.coach, text: copy.coachText },
  { to: paths.library, title: copy.library, text: copy.libraryText },
] as const;

function Places() {
  return (
    <nav aria-label={copy.places}>
      <ul className={styles.places}>
        {PLACES.map(({ to, title, text }) => (
          <li key={title}>
            <Link to={to} className={styles.place}>
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SignOutButton() {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <Button variant="secondary" busy={leaving} onClick={leave}>
      {copy.signOut}
    </Button>
  );
}

/** Where somebody stands, and everything they talked about (DASH). */
export function DashboardPage() {
  const { user, profile, purchase } = useSignedIn();
  const standing = useStanding();
  const checkout = useCheckoutInNewTab(standing);
  const details = useConversationDetails();
  useCrisisCardAtHand();
  const [isNewHere] = useState(() => isNew(user, Date.now()));
  return (
    <Page title={copy.title} ownHeading>
      <div className={styles.dashboard}>
        <DashboardWelcome user={user} />
        <header className={styles.header}>
          <div>
            <PageHeading>{copy.greeting(profile.first_name, isNewHere)}</PageHeading>
            <p className={styles.lead}>{isNewHere ? copy.leadForNew : copy.lead}</p>
          </div>
          <SignOutButton />
        </header>
        <Places />
        <div className={styles.columns}>
          <div className={styles.side}>
            <MessageHistory opening={details.opening} onOpen={details.show} />
            <div className={styles.buttons}>
              <ButtonLink to={paths.ask}>{copy.startNew}</ButtonLink>
              <ButtonLink to={paths.account} variant="secondary">
                {copy.accountSettings}
              </ButtonLink>
            </div>
          </div>
          <div className={styles.side}>
            <PremiumPanel
              standing={standing}
              purchasedAt={purchase.purchase_date}
              busy={checkout.busy}
              onUnlock={checkout.go}
            />
            <JourneyPanel messagesSent={standing.count} />
          </div>
        </div>
      </div>
      {details.detail && (
        <ConversationDialog
          detail={details.detail}
          open={details.open}
          deleting={details.deleting}
          onClose={details.close}
          onDelete={details.remove}
          onRename={details.rename}
          continueAt={`${paths.ask}?conversation=${details.detail.id}`}
          drawUrgent={drawUrgent}
          drawReply={(text) => <ReplyText text={text} />}
        />
      )}
    </Page>
  );
}
