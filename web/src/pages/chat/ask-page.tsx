import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { invalidateConversations } from '../../features/conversations/api/invalidate-conversations.ts';
import {
  ConversationListButton,
  listCode,
} from '../../features/conversations/components/conversation-list-button.tsx';
import { ConversationOptions } from '../../features/conversations/components/conversation-options.tsx';
import { StartForm } from '../../features/conversations/components/start-form.tsx';
import { takeHandedOverDraft, useStartDraft } from '../../features/conversations/hooks/use-start-draft.ts';
import { type StartDraft, titleOf } from '../../features/conversations/model/start-draft.ts';
import { ChatOpening } from '../../features/replies/components/chat-opening.tsx';
import { useChat } from '../../features/replies/hooks/use-chat.ts';
import { useDrafts } from '../../features/replies/hooks/use-drafts.ts';
import { useSendDelay } from '../../features/replies/hooks/use-send-delay.ts';
import { FewLeft } from '../../features/usage/components/upgrade-card.tsx';
import { useCheckoutHere } from '../../features/usage/hooks/use-checkout.ts';
import { showLimitNotice, useFewLeft, useLimitNotice } from '../../features/usage/hooks/use-limit-notice.ts';
import { useApplyUsage, useUsageStatus } from '../../features/usage/hooks/use-usage-status.ts';
import { hasReachedLimit } from '../../features/usage/model/usage-status.ts';
import { usageCopy } from '../../features/usage/usage.copy.ts';
import { createStoredTexts } from '../../session/stored-texts.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { untilUsed } from '../../ui/until-used.ts';
import { useHasAside, useIsPhone } from '../../ui/use-is-phone.ts';
import { useOnline } from '../../ui/use-online.ts';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { EDUCATIONAL_NOTICE } from '../educational-notice.copy.ts';
import { conversationPath, paths } from '../paths.ts';
import { renderSafetyNotice, safetyCode } from '../safety-notice.tsx';
import { askCopy as copy } from './ask-page.copy.ts';
import styles from './ask-page.module.css';
import { BackLink, ExitHere } from './conversation-bar.tsx';
import { KeepConversation } from './keep-conversation.tsx';
import { LimitOffer } from './limit-offer.tsx';
import { StatusLine } from './status-line.tsx';

/** Pictures come after the page, or not at all. */
function lateDrawing(name: 'CupsDrawing' | 'SignpostDrawing') {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    const drawings = await import('../drawings.tsx').catch(() => null);
    return { default: drawings?.[name] ?? (() => null) };
  });
}
const CupsDrawing = lateDrawing('CupsDrawing');
const SignpostDrawing = lateDrawing('SignpostDrawing');

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
  const checkout = useCheckoutHere();
  const [cancelled, setCancelled] = useState(false);
  /** The conversation in which the server has refused a message at the limit. */
  const [refusedIn, setRefusedIn] = useState<string | null>(null);
  const paywall = useRef<HTMLDivElement>(null);
  const { draft, setDraft, clearDraft } = useStartDraft(texts);
  const drafts = useDrafts(texts, conversationId);
  const [sendDelay, startSendDelay] = useSendDelay();
  const online = useOnline();
  const isPhone = useIsPhone();
  const hasAside = useHasAside();
  const { code: listPart } = listCode.use();

  const { chat, controller, ChatWindow, failed, isStarting, start, openAgain } = useChat(
    userId,
    conversationId,
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
        setCancelled(false);
        setRefusedIn(conversationId);
        applyUsage(null);
        // Nothing about payment comes before crisis contacts (docs/safety.md).
        if (controller?.snapshot().safety) return;
        requestAnimationFrame(() => paywall.current?.scrollIntoView({ block: 'nearest' }));
        showLimitNotice(usage.limit, sentence);
      },
      onMessageReturned: drafts.restoreUnsent,
      onSendDelay: startSendDelay,
    },
  );

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
    if (conversationId === null && safety === null) checkout.go();
  };

  const leaveDeleted = useCallback(
    (conversationId: string) => {
      if (controller?.snapshot().conversationId === conversationId) setQuery({}, { replace: true });
    },
    [controller, setQuery],
  );

  const isAtLimit = hasReachedLimit(usage);
  const hasConversation = conversationId !== null;
  const isKnown = chat.opening === 'no' || (chat.opening !== 'missing' && chat.messages.length > 0);
  const isReady = chat.conversationId === conversationId && isKnown;
  useLimitNotice(usage, { isQuiet: chat.safety !== null || (hasConversation && !isReady) });
  const isFewLeft = useFewLeft(usage, {
    isQuiet: !(hasConversation && isReady) || chat.safety !== null || chat.concern !== null,
  });
  // The card and the lines are there before they are needed.
  useEffect(() => {
    if (hasConversation) void safetyCode.load();
    else void untilUsed().then(safetyCode.load);
  }, [hasConversation]);
  // Only accounts have a list of conversations.
  const mayList = userId !== undefined;
  const needsList = mayList && (hasConversation || hasAside);
  useEffect(() => {
    if (needsList) void listCode.load();
  }, [needsList]);
  const ConversationListPlace = mayList ? listPart?.ConversationListPlace : undefined;
  // A conversation that was deleted in another tab leaves the list too.
  useEffect(() => {
    if (chat.opening === 'missing') invalidateConversations(queries);
  }, [chat.opening, queries]);
  const openingState =
    chat.opening === 'missing' ? 'missing' : chat.opening === 'failed' || failed ? 'failed' : 'loading';
  const hasWindow = hasConversation && isReady && ChatWindow !== null;
  const isOpen = hasWindow || (hasConversation && openingState === 'loading');
  /** The conversation fills the window of a phone, with what is around it on larger screens. */
  const fillsPhone = isPhone && hasWindow;
  const newConversation = (
    <ButtonLink
      to={paths.ask}
      variant={isPhone ? 'secondary' : 'quiet'}
      size={isPhone ? 'm' : 's'}
      className={styles.newConversation}
    >
      {copy.new} {copy.conversation}
    </ButtonLink>
  );
  // After a danger the conversation goes on beyond the limit, until the server refuses a message.
  const isOffered = isAtLimit && !(hasConversation && chat.safety !== null && refusedIn !== conversationId);
  const refusal = chat.concern?.after === null ? chat.concern.notice : null;
  const limitCard = (isOffered || refusal) && (
    <LimitOffer
      place={paywall}
      usage={usage}
      checkout={checkout}
      refusal={refusal}
      isOffered={isOffered}
      onCancel={cancelled ? null : () => setCancelled(true)}
    />
  );
  const status = (
    <StatusLine
      usage={usage}
      hasRenewal={!(isPhone && isOpen) && (!isAtLimit || cancelled)}
      isFewLeft={isFewLeft}
    />
  );
  const keep = userId === undefined && hasWindow && <KeepConversation conversationId={conversationId} />;

  // Not rendered again with every word of a reply.
  const list = useMemo(
    () =>
      ConversationListPlace && (
        <ConversationListPlace
          isDrawer={!hasAside}
          current={conversationId}
          startAt={paths.ask}
          addressOf={conversationPath}
          onRenamed={(...renamed) => controller?.applyRename(...renamed)}
          onDeleted={leaveDeleted}
          renderSafetyNotice={renderSafetyNotice}
        />
      ),
    [ConversationListPlace, hasAside, conversationId, controller, leaveDeleted],
  );

  return (
    <Page title={copy.title} ownHeading fills={isOpen} hasAside={mayList} aside={list}>
      <div className={styles.column}>
        <header className={classNames(styles.header, hasConversation && styles.small)}>
          <PageHeading className={isPhone && isOpen ? 'visually-hidden' : undefined}>
            {copy.heading}
          </PageHeading>
          {!fillsPhone && status}
          {!isPhone && keep}
          {!hasConversation && (
            <div className={styles.picture}>
              <Suspense fallback={null}>
                <CupsDrawing />
              </Suspense>
            </div>
          )}
        </header>
        {/* Inside the window, or here where there is none: also when its code cannot be loaded. */}
        {!(hasConversation && ChatWindow) && chat.safety && (
          <div className={styles.limit} data-urgent>
            {renderSafetyNotice(chat.safety.notice, 'certain')}
          </div>
        )}
        {!hasConversation && limitCard}
        {!hasConversation && !online && (
          <div className={styles.limit}>
            <Notice live title={copy.offline}>
              <p>{copy.offlineLead}</p>
            </Notice>
          </div>
        )}
        {hasWindow && controller && (
          <ChatWindow
            key={conversationId}
            chat={chat}
            controller={controller}
            drafts={drafts}
            sendDelay={sendDelay}
            mayRate={userId !== undefined}
            renderSafetyNotice={renderSafetyNotice}
            back={mayList ? !hasAside && <ConversationListButton /> : isPhone && <BackLink />}
            {...(isPhone && {
              status,
              notice: EDUCATIONAL_NOTICE,
              ending: (
                <>
                  {keep}
                  {limitCard}
                  {!limitCard && isFewLeft && (
                    <div className={styles.limit}>
                      <FewLeft usage={usage} />
                    </div>
                  )}
                </>
              ),
            })}
            actions={
              <div className={styles.chatActions}>
                {!isPhone && !(hasAside && list) && newConversation}
                <ConversationOptions
                  id={conversationId}
                  title={chat.title}
                  mayChange={userId !== undefined}
                  onRenamed={controller.applyRename}
                  onDeleted={leaveDeleted}
                  renderSafetyNotice={renderSafetyNotice}
                  actions={isPhone && newConversation}
                />
                {isPhone && <ExitHere />}
              </div>
            }
          />
        )}
        {hasConversation && !hasWindow && (
          <ChatOpening
            state={openingState}
            onAgain={openAgain}
            picture={
              <Suspense fallback={null}>
                <SignpostDrawing />
              </Suspense>
            }
          >
            <ButtonLink to={paths.ask} variant="secondary">
              {copy.new} {copy.conversation}
            </ButtonLink>
          </ChatOpening>
        )}
        {!hasConversation && (
          <Card tone="raised">
            <StartForm
              draft={draft}
              onDraft={setDraft}
              starting={isStarting}
              sendDelay={sendDelay}
              onStart={() => void startWithHelp(draft)}
              instead={
                isAtLimit
                  ? { label: usageCopy.unlock, busy: checkout.busy, act: () => void screenThenCheckOut() }
                  : null
              }
            />
          </Card>
        )}
        {/* Below the conversation, so that the text being read does not move. */}
        {hasConversation && !fillsPhone && limitCard}
      </div>
    </Page>
  );
}
