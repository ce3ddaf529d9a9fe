import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { forgetConversations } from '../../features/conversations/api/conversations.ts';
import { ConversationOptions } from '../../features/conversations/components/conversation-options.tsx';
import { StartForm } from '../../features/conversations/components/start-form.tsx';
import { useStartDraft } from '../../features/conversations/hooks/use-start-draft.ts';
import { ChatOpening, ChatWindow } from '../../features/replies/components/chat-window.tsx';
import { useDrafts } from '../../features/replies/hooks/use-drafts.ts';
import { useRest } from '../../features/replies/hooks/use-rest.ts';
import { useTalk } from '../../features/replies/hooks/use-talk.ts';
import { LimitNotice } from '../../features/usage/components/limit-notice.tsx';
import { Renewal, UpgradeCard } from '../../features/usage/components/upgrade-card.tsx';
import { UsageBadge } from '../../features/usage/components/usage-badge.tsx';
import { useCheckoutHere } from '../../features/usage/hooks/use-checkout.ts';
import { tellLimit, useLimitNotice } from '../../features/usage/hooks/use-limit-notice.ts';
import { useStanding, useTakeUsage } from '../../features/usage/hooks/use-standing.ts';
import { atLimit } from '../../features/usage/model/standing.ts';
import { usageCopy } from '../../features/usage/usage.copy.ts';
import { createKeptTexts } from '../../session/kept-texts.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { drawUrgent, useCrisisCardAtHand } from '../crisis-notice.tsx';
import { CupsDrawing } from '../drawings/cups-drawing.tsx';
import { SignpostDrawing } from '../drawings/signpost-drawing.tsx';
import { paths } from '../paths.ts';
import { askCopy as copy } from './ask-page.copy.ts';
import styles from './ask-page.module.css';

/** Ask, and talk about it: the form and the conversation it becomes (ASK). */
export function AskPage() {
  const { session } = useSession();
  // Somebody else's page is another page: nothing typed or shown passes over.
  return <AskOf key={session?.user.id ?? 'visitor'} userId={session?.user.id} />;
}

function AskOf({ userId }: { userId: string | undefined }) {
  const [query, setQuery] = useSearchParams();
  const place = query.get('conversation');
  const queries = useQueryClient();
  const texts = useMemo(() => createKeptTexts(() => window.localStorage, userId), [userId]);
  const standing = useStanding();
  const takeUsage = useTakeUsage();
  const checkout = useCheckoutHere();
  const [cancelled, setCancelled] = useState(false);
  const paywall = useRef<HTMLDivElement>(null);
  const { draft, setDraft, clearDraft } = useStartDraft(texts);
  const drafts = useDrafts(texts, place);
  const [rest, setRest] = useRest();
  const online = useOnline();
  useLimitNotice(standing);
  useCrisisCardAtHand();

  const { talk, conductor } = useTalk(userId, place, {
    onStarted(conversationId) {
      clearDraft();
      setQuery({ conversation: conversationId }, { replace: true });
      forgetConversations(queries);
    },
    onUsage(usage) {
      takeUsage(usage);
      forgetConversations(queries);
    },
    onPaywall(sentence) {
      setCancelled(false);
      requestAnimationFrame(() => paywall.current?.scrollIntoView({ block: 'nearest' }));
      tellLimit(standing.limit, sentence);
      takeUsage(null);
    },
    onGaveBack: drafts.giveBack,
    onRest: setRest,
  });

  /**
   * At the limit the form leads to the checkout. What is written in it is said to the server all the same: who may be in
   * danger is shown who helps, and is not sent to pay (safety.md).
   */
  const unlock = async () => {
    await conductor.start(draft);
    const { conversationId, urgent } = conductor.snapshot();
    if (conversationId === null && urgent === null) checkout.go();
  };

  const leaveDeleted = (conversationId: string) => {
    if (conductor.snapshot().conversationId === conversationId) setQuery({}, { replace: true });
  };

  const limited = atLimit(standing);
  const talking = place !== null;
  const known = talk.opening === 'no' || (talk.opening !== 'missing' && talk.messages.length > 0);
  const ready = talk.conversationId === place && known;
  const newConversation = (
    <ButtonLink to={paths.ask} variant="quiet" size="s" className={styles.newConversation}>
      <span>
        {copy.new} <span className={styles.rest}>{copy.conversation}</span>
      </span>
    </ButtonLink>
  );
  const atTheLimit = limited && (
    <div ref={paywall} className={styles.limit}>
      {!cancelled && (
        <UpgradeCard
          standing={standing}
          busy={checkout.busy}
          onUnlock={checkout.go}
          onCancel={() => setCancelled(true)}
        />
      )}
      <LimitNotice busy={checkout.busy} onUpgrade={checkout.go} />
    </div>
  );

  return (
    <Page title={copy.title} ownHeading>
      <div className={styles.column}>
        <header className={classNames(styles.header, talking && styles.small)}>
          <PageHeading>{copy.heading}</PageHeading>
          <div className={styles.standing}>
            <UsageBadge standing={standing} />
            {(!limited || cancelled) && <Renewal standing={standing} />}
            {/* Screening misses some: who helps is one click away, whatever is written (safety.md). */}
            <p className={styles.danger}>
              {copy.danger} <Link to={paths.safety}>{copy.dangerHelp}</Link>
            </p>
          </div>
          {!talking && (
            <div className={styles.picture}>
              <CupsDrawing />
            </div>
          )}
        </header>
        {!talking && talk.urgent && <div className={styles.limit}>{drawUrgent(talk.urgent.notice)}</div>}
        {!talking && atTheLimit}
        {!talking && !online && (
          <div className={styles.limit}>
            <Notice live title={copy.offline}>
              <p>{copy.offlineLead}</p>
            </Notice>
          </div>
        )}
        {talking && ready && (
          <ChatWindow
            key={place}
            talk={talk}
            conductor={conductor}
            drafts={drafts}
            rest={rest}
            mayRate={userId !== undefined}
            drawUrgent={drawUrgent}
            actions={
              <div className={styles.chatActions}>
                {newConversation}
                <ConversationOptions
                  id={place}
                  title={talk.title}
                  mayChange={userId !== undefined}
                  onRenamed={conductor.renamed}
                  onDeleted={leaveDeleted}
                  drawUrgent={drawUrgent}
                />
              </div>
            }
          />
        )}
        {talking && !ready && (
          <ChatOpening talk={talk} onAgain={() => void conductor.comeBack()} picture={<SignpostDrawing />}>
            <ButtonLink to={paths.ask} variant="secondary">
              {copy.new} {copy.conversation}
            </ButtonLink>
          </ChatOpening>
        )}
        {!talking && (
          <Card tone="raised">
            <StartForm
              draft={draft}
              onDraft={setDraft}
              starting={talk.phase === 'sending'}
              rest={rest}
              onStart={() => void conductor.start(draft)}
              instead={
                limited ? { label: usageCopy.unlock, busy: checkout.busy, act: () => void unlock() } : null
              }
            />
          </Card>
        )}
        {/* Under the conversation: what is being read must not move. */}
        {talking && atTheLimit}
      </div>
    </Page>
  );
}
