import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signOut } from '../../api/sign-out.ts';
import { ContinueNewest } from '../../features/conversations/components/continue-newest.tsx';
import { ConversationDialog } from '../../features/conversations/components/conversation-dialog.tsx';
import { MessageHistory } from '../../features/conversations/components/message-history.tsx';
import { QuestionBox } from '../../features/conversations/components/question-box.tsx';
import { useConversationDetails } from '../../features/conversations/hooks/use-conversation-details.ts';
import { useRecentFeelings } from '../../features/conversations/hooks/use-history.ts';
import { ReplyText } from '../../features/replies/components/reply-text.tsx';
import { JourneyPanel } from '../../features/usage/components/journey-panel.tsx';
import { PremiumPanel } from '../../features/usage/components/premium-panel.tsx';
import { PREMIUM_PANEL_ID } from '../../features/usage/components/premium-panel-id.ts';
import { useCheckoutInNewTab } from '../../features/usage/hooks/use-checkout-in-new-tab.ts';
import { useUsageStatus } from '../../features/usage/hooks/use-usage-status.ts';
import { createStoredTexts } from '../../session/stored-texts.ts';
import { useSignedIn } from '../../session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { conversationPath, paths } from '../paths.ts';
import { renderSafetyNotice } from '../safety-notice.tsx';
import { dashboardCopy as copy } from './dashboard-page.copy.ts';
import styles from './dashboard-page.module.css';
import { isNew } from './dashboard-welcome.policy.ts';
import { DashboardWelcome } from './dashboard-welcome.tsx';
import { FittingGuide } from './fitting-guide.tsx';

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

/** The dashboard: a question, the conversation history, a guide, and last usage and Premium (DASH). */
export function DashboardPage() {
  const { user, profile, purchase } = useSignedIn();
  const { hash } = useLocation();
  const usage = useUsageStatus();
  const checkout = useCheckoutInNewTab(usage);
  const details = useConversationDetails();
  const navigate = useNavigate();
  const texts = useMemo(() => createStoredTexts(() => window.localStorage, user.id), [user.id]);
  const feelings = useRecentFeelings();
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
        <ContinueNewest addressOf={conversationPath} isLikely={usage.count > 0} />
        <div className={styles.columns}>
          <div className={styles.side}>
            <QuestionBox texts={texts} onContinue={() => navigate(paths.ask)} />
            <MessageHistory
              texts={texts}
              hasConversations={usage.count > 0}
              opening={details.opening}
              onOpen={details.show}
            />
            <div className={styles.buttons}>
              <ButtonLink to={paths.ask} variant="secondary">
                {copy.startNew}
              </ButtonLink>
              <ButtonLink to={paths.account} variant="secondary">
                {copy.accountSettings}
              </ButtonLink>
            </div>
          </div>
          <div className={styles.side}>
            <FittingGuide feelings={feelings} />
            <Places />
            <PremiumPanel
              usage={usage}
              purchasedAt={purchase.purchase_date}
              busy={checkout.busy}
              isTarget={hash === `#${PREMIUM_PANEL_ID}`}
              onUnlock={checkout.go}
            />
            <JourneyPanel messagesSent={usage.count} />
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
          continueAt={conversationPath(details.detail.id)}
          renderSafetyNotice={renderSafetyNotice}
          renderReply={(text) => <ReplyText text={text} />}
        />
      )}
    </Page>
  );
}
