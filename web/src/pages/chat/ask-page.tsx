import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { invalidateConversations } from '../../features/conversations/api/invalidate-conversations.ts';
import { takeHandedOverDraft, useStartDraft } from '../../features/conversations/hooks/use-start-draft.ts';
import { type StartDraft, titleOf } from '../../features/conversations/model/start-draft.ts';
import { useChat } from '../../features/replies/hooks/use-chat.ts';
import { useDrafts } from '../../features/replies/hooks/use-drafts.ts';
import { useSendDelay } from '../../features/replies/hooks/use-send-delay.ts';
import { useFewLeft, useLimitNotice } from '../../features/usage/hooks/use-limit-notice.ts';
import { useApplyUsage, useUsageStatus } from '../../features/usage/hooks/use-usage-status.ts';
import { createStoredTexts } from '../../session/stored-texts.ts';
import { useSession } from '../../session/use-session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import { untilUsed } from '../../ui/until-used.ts';
import { useHasAside, useIsPhone } from '../../ui/use-is-phone.ts';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { safetyCode } from '../safety-notice.tsx';
import { askCopy as copy } from './ask-page.copy.ts';
import styles from './ask-page.module.css';
import { viewOf } from './ask-view.ts';
import { conversationCode } from './conversation-code.ts';
import { ConversationOpening } from './conversation-opening.tsx';
import { KeepConversation } from './keep-conversation.tsx';
import { LateCups } from './late-drawings.tsx';
import { NewConversation } from './new-conversation.tsx';
import { StatusLine } from './status-line.tsx';
import { useConversationList } from './use-conversation-list.tsx';
import { useDeletedPlace } from './use-deleted-place.ts';
import { usePaywall } from './use-paywall.ts';

/** The ask page: the form that starts a conversation, and the conversation itself (ASK). */
export function AskPage() {
  const { session } = useSession();
  // The key resets the page for another person, so that nothing typed or shown carries over.
  return <AskPageFor key={session?.user.id ?? 'visitor'} userId={session?.user.id} />;
}

function AskPageFor({ userId }: { userId: string | undefined }) {
  const [query, setQuery] = useSearchParams();
  const conversationId = query.get('conversation');
  const queries = useQueryClient();
  const texts = useMemo(() => createStoredTexts(() => window.localStorage, userId), [userId]);
  const usage = useUsageStatus();
  const applyUsage = useApplyUsage();
  const { draft, setDraft, clearDraft } = useStartDraft(texts);
  const drafts = useDrafts(texts, conversationId);
  const [sendDelay, startSendDelay] = useSendDelay();
  const isPhone = useIsPhone();
  const hasAside = useHasAside();
  const isVisitor = userId === undefined;

  const { chat, controller, code, failed, isStarting, start, openAgain } = useChat(
    userId,
    conversationId,
    conversationCode,
    {
      onStarted(conversationId) {
        clearDraft();
        setQuery({ conversation: conversationId }, { replace: true });
        invalidateConversations(queries);
      },
      onUsage(latest) {
        applyUsage(latest);
        invalidateConversations(queries, 'none');
      },
      onPaywall(sentence) {
        applyUsage(null);
        // Nothing about payment comes before crisis contacts (docs/safety.md).
        paywall.refuse(sentence, Boolean(controller?.snapshot().safety));
      },
      onMessageReturned: drafts.restoreUnsent,
      onSendDelay: startSendDelay,
      onDeleted(deletedId, isConversation) {
        invalidateConversations(queries);
        if (isConversation) leaveDeleted([deletedId]);
      },
      onRestored(restoredId) {
        invalidateConversations(queries);
        showRestored([restoredId]);
      },
    },
  );
  const paywall = usePaywall(usage, chat, conversationId);
  const view = viewOf(conversationId, chat, { isLoaded: code !== null, failed });
  const hasConversation = view !== 'new';
  const isOpen = view === 'open' || view === 'loading';
  // A visitor's messages are not counted before the first one, so there is no space to keep for it.
  const hasRenewal = paywall.hasRenewal && !(isVisitor && usage.resetsAt === null);

  /** Starts a conversation once the code of card and lines was loaded, or could not be. */
  const startWithHelp = async (from: StartDraft) => {
    await safetyCode.load();
    return start({ ...from, title: titleOf(from) });
  };
  // What was written in the box of another page is sent at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const given = takeHandedOverDraft();
    if (given === null) return;
    setDraft(given);
    void startWithHelp(given);
  }, []);

  /**
   * At the limit the form leads to the checkout. Its text is sent to the server nevertheless, to be screened: a person
   * who may be in danger sees crisis contacts and is not sent to the checkout (docs/safety.md).
   */
  const screenThenCheckOut = async () => {
    const started = await startWithHelp(draft);
    if (started === null) return;
    const { conversationId, safety } = started.snapshot();
    if (conversationId === null && safety === null) paywall.checkout.go();
  };

  const { leaveDeleted, showRestored } = useDeletedPlace(controller, setQuery);
  const list = useConversationList({
    mayList: !isVisitor,
    hasAside,
    conversationId,
    controller,
    onDeleted: leaveDeleted,
    onRestored: showRestored,
  });

  useLimitNotice(usage, { isQuiet: chat.safety !== null || (view !== 'new' && view !== 'open') });
  const isFewLeft = useFewLeft(usage, {
    isQuiet: view !== 'open' || chat.safety !== null || chat.concern !== null,
  });
  // The card and the lines are there before they are needed.
  useEffect(() => {
    if (hasConversation) void safetyCode.load();
    else void untilUsed().then(safetyCode.load);
  }, [hasConversation]);
  // A conversation that was deleted in another tab leaves the list too.
  useEffect(() => {
    if (chat.opening === 'missing') invalidateConversations(queries);
  }, [chat.opening, queries]);

  return (
    <Page title={copy.title} ownHeading fills={isOpen} hasAside={!isVisitor} aside={list}>
      <div className={styles.column}>
        <header className={classNames(styles.header, hasConversation && styles.small)}>
          <PageHeading>{copy.heading}</PageHeading>
          {/* An open conversation on a phone has both inside. */}
          {!(isPhone && view === 'open') && (
            <StatusLine usage={usage} hasRenewal={hasRenewal && !(isPhone && isOpen)} isFewLeft={isFewLeft} />
          )}
          {!isPhone && isVisitor && view === 'open' && conversationId && (
            <KeepConversation conversationId={conversationId} />
          )}
          {!hasConversation && (
            <div className={styles.picture}>
              <LateCups />
            </div>
          )}
        </header>
        {view === 'new' && (
          <NewConversation
            chat={chat}
            draft={draft}
            onDraft={setDraft}
            paywall={paywall}
            isStarting={isStarting}
            sendDelay={sendDelay}
            onStart={() => void startWithHelp(draft)}
            onCheckOut={() => void screenThenCheckOut()}
          />
        )}
        {view === 'open' && conversationId && code && controller && (
          <code.OpenConversation
            id={conversationId}
            chat={chat}
            controller={controller}
            drafts={drafts}
            sendDelay={sendDelay}
            usage={usage}
            isFewLeft={isFewLeft}
            offer={paywall.offer}
            isVisitor={isVisitor}
            isPhone={isPhone}
            list={!hasAside ? 'drawer' : list ? 'beside' : 'loading'}
            onDeleted={leaveDeleted}
            onRestored={showRestored}
          />
        )}
        {(view === 'loading' || view === 'failed' || view === 'missing') && (
          <ConversationOpening
            state={view}
            onAgain={openAgain}
            offer={view === 'loading' ? paywall.offer : null}
            isPhone={isPhone}
          />
        )}
      </div>
    </Page>
  );
}
