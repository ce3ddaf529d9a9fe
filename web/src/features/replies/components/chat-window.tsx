import type { Certainty, ReplyAngle, SafetyNotice } from '@app/contracts';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Drafts } from '../hooks/use-drafts.ts';
import { useMessageEdit } from '../hooks/use-message-edit.ts';
import { useNewestInView } from '../hooks/use-newest-in-view.ts';
import { useReplyFormat } from '../hooks/use-reply-format.ts';
import { useSafetyNoticeInView } from '../hooks/use-safety-notice-in-view.ts';
import type { ChatController } from '../model/chat-controller.ts';
import { isReplying } from '../model/chat-selectors.ts';
import type { ChatState } from '../model/chat-state.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import { ChatStatus } from './chat-status.tsx';
import styles from './chat-window.module.css';
import { Composer } from './composer.tsx';
import { Connection } from './connection.tsx';
import { MessageList } from './message-list.tsx';

interface ChatWindowProps {
  chat: ChatState;
  controller: ChatController;
  /** The unsent text, which the page owns. */
  drafts: Drafts;
  /** The number of seconds for which nothing can be sent. */
  sendDelay: number;
  /** Only people with an account can rate replies. */
  mayRate: boolean;
  /** Renders the crisis contacts when somebody may be in danger. */
  renderSafetyNotice: (notice: SafetyNotice, certainty: Certainty) => ReactNode;
  /** Shown in the corner of the header. */
  actions?: ReactNode;
  /** Shown before the title. */
  back?: ReactNode;
  /** Shown below the title, with the way to the crisis contacts. */
  status?: ReactNode;
  /** Shown above the first message. */
  notice?: string;
  /** Shown below the last message. */
  ending?: ReactNode;
}

/** A key that changes when there is something new to read. */
function newestKey({ messages, outgoing, phase, reply, safety }: ChatState): string {
  return `${safety?.notice.kind} ${messages.at(-1)?.id} ${outgoing?.id} ${phase === 'failed'} ${reply !== ''}`;
}

/** The number of replies, with the one in progress. */
function countReplies(chat: ChatState): number {
  return chat.messages.filter(({ role }) => role === 'assistant').length + Number(isReplying(chat));
}

/** Focuses the field, except on touch devices, where that would open the on-screen keyboard. */
function focusField(field: HTMLTextAreaElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true });
}

/** Focuses the field of a new window, unless something else has the focus. */
function useInitialFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusField(field.current);
  }, [field]);
}

/** A conversation with the coach: its messages and the composer (ASK-7 to ASK-9). */
export function ChatWindow({
  chat,
  controller,
  drafts,
  sendDelay,
  mayRate,
  renderSafetyNotice,
  actions,
  back,
  status,
  notice,
  ending,
}: ChatWindowProps) {
  const { list, content, hasNewBelow, scrollToNewest, scrollToNew, scrollToStartOf } = useNewestInView(
    newestKey(chat),
    {
      replyCount: countReplies(chat),
      hasNewReply: !['idle', 'failed'].includes(chat.phase),
      hasNewText: chat.reply !== '' || chat.phase === 'done',
    },
  );
  useSafetyNoticeInView(chat, content, scrollToStartOf);
  // Loaded while the reply is on its way.
  useReplyFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  // The pressed button disappears: focus moves to the field, or stays in the list.
  const retry = useCallback(() => {
    void controller.retry();
    focusField(field.current);
  }, [controller]);
  const returnUnsent = useCallback(() => {
    controller.returnUnsent();
    field.current?.focus({ preventScroll: true });
  }, [controller]);
  const regenerate = useCallback(
    (angle: ReplyAngle) => {
      void controller.regenerate(angle);
      scrollToNewest();
      list.current?.focus({ preventScroll: true });
    },
    [controller, scrollToNewest, list],
  );
  const deleteMessage = useCallback(
    (messageId: string) => {
      list.current?.focus({ preventScroll: true });
      void controller.deleteMessage(messageId);
    },
    [controller, list],
  );
  const edit = useMessageEdit({ chat, controller, drafts, field, sendDelay, onSent: scrollToNewest });
  const stop = () => {
    void controller.stop();
    focusField(field.current);
  };
  const showNew = () => {
    scrollToNew();
    list.current?.focus({ preventScroll: true });
  };
  const showHelp = () => {
    const card = content.current?.querySelector<HTMLElement>('[data-urgent]');
    if (!card) return;
    scrollToStartOf(card);
    card.focus({ preventScroll: true });
    // What was not rendered while it was far away has its height only now.
    requestAnimationFrame(() => scrollToStartOf(card));
  };
  useInitialFocus(field);
  const isPending = isReplying(chat);
  const send = (message: string) => {
    const sent = controller.sendMessage(message);
    if (sent) scrollToNewest();
    return sent;
  };
  const help = chat.safety && (
    <Button variant="secondary" size="s" className={styles.help} onClick={showHelp}>
      {copy.getHelp}
    </Button>
  );
  return (
    <section className={styles.window} aria-labelledby="chat-title">
      <header className={styles.header}>
        {back}
        <h2 id="chat-title" className={styles.title} dir="auto">
          {chat.title}
        </h2>
        {!status && help}
        {actions}
      </header>
      {status && (
        <div className={styles.status}>
          {status}
          {help}
        </div>
      )}
      <div className={styles.middle}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
        <section ref={list} className={styles.scroll} tabIndex={0} aria-label={copy.messages}>
          {notice && <p className={styles.notice}>{notice}</p>}
          <MessageList
            chat={chat}
            list={content}
            onRetry={retry}
            onReturnUnsent={returnUnsent}
            edit={edit}
            onRegenerate={regenerate}
            onDelete={deleteMessage}
            mayRate={mayRate}
            renderSafetyNotice={renderSafetyNotice}
          />
          {ending}
        </section>
        {hasNewBelow && (
          <Button size="s" className={styles.newer} onClick={showNew}>
            {copy.newMessages} ↓
          </Button>
        )}
      </div>
      <Connection chat={chat} onReconnect={() => void controller.reconnect()} />
      <Composer
        field={field}
        text={drafts.text}
        onText={drafts.setText}
        onSend={send}
        sendDelay={sendDelay}
        replying={isPending}
        stoppable={chat.phase === 'waiting' || chat.phase === 'streaming'}
        stopping={chat.stopping}
        onStop={stop}
      />
      <ChatStatus chat={chat} />
    </section>
  );
}
