import type { ReactNode } from 'react';
import { ConversationListButton } from '../../features/conversations/components/conversation-list-button.tsx';
import { ConversationOptions } from '../../features/conversations/components/conversation-options.tsx';
import { ChatWindow } from '../../features/replies/components/chat-window.tsx';
import type { Drafts } from '../../features/replies/hooks/use-drafts.ts';
import type { ChatController } from '../../features/replies/model/chat-controller.ts';
import type { ChatState } from '../../features/replies/model/chat-state.ts';
import { FewLeft } from '../../features/usage/components/renewal.tsx';
import type { UsageStatus } from '../../features/usage/model/usage-status.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EDUCATIONAL_NOTICE } from '../educational-notice.copy.ts';
import { paths } from '../paths.ts';
import { renderSafetyNotice } from '../safety-notice.tsx';
import { askCopy as copy } from './ask-page.copy.ts';
import styles from './ask-page.module.css';
import { BackLink, ExitHere } from './conversation-bar.tsx';
import { KeepConversation } from './keep-conversation.tsx';
import { LimitOffer } from './limit-offer.tsx';
import { StatusLine } from './status-line.tsx';
import type { Offer } from './use-paywall.ts';

interface OpenConversationProps {
  id: string;
  chat: ChatState;
  controller: ChatController;
  drafts: Drafts;
  /** The number of seconds for which nothing can be sent. */
  sendDelay: number;
  usage: UsageStatus;
  isFewLeft: boolean;
  offer: Offer | null;
  /** Visitors have neither a list of conversations nor ratings, and can't change a conversation. */
  isVisitor: boolean;
  isPhone: boolean;
  /** Where the list of conversations is. */
  list: 'beside' | 'loading' | 'drawer';
  onDeleted: (ids: readonly string[]) => void;
  onRestored: (ids: readonly string[]) => void;
}

/** A conversation: on a phone it fills the window, on wider screens the page is around it. */
export function OpenConversation(props: OpenConversationProps) {
  const { id, chat, controller, drafts, sendDelay, isVisitor, isPhone } = props;
  const { below, ...parts } = isPhone ? partsOnPhone(props) : partsOnWideScreen(props);
  return (
    <>
      <ChatWindow
        key={id}
        chat={chat}
        controller={controller}
        drafts={drafts}
        sendDelay={sendDelay}
        mayRate={!isVisitor}
        renderSafetyNotice={renderSafetyNotice}
        {...parts}
      />
      {below}
    </>
  );
}

function partsOnPhone(props: OpenConversationProps) {
  const { id, isVisitor, usage, isFewLeft, offer } = props;
  return {
    back: isVisitor ? <BackLink /> : <ConversationListButton />,
    actions: (
      <div className={styles.chatActions}>
        <Options {...props}>
          <NewConversationLink size="m" variant="secondary" />
        </Options>
        <ExitHere />
      </div>
    ),
    status: <StatusLine usage={usage} hasRenewal={false} isFewLeft={isFewLeft} />,
    notice: EDUCATIONAL_NOTICE,
    ending: (
      <>
        {isVisitor && <KeepConversation conversationId={id} />}
        {offer && <LimitOffer {...offer} />}
        {!offer && isFewLeft && (
          <div className={styles.limit}>
            <FewLeft usage={usage} />
          </div>
        )}
      </>
    ),
    below: null,
  };
}

function partsOnWideScreen(props: OpenConversationProps) {
  const { isVisitor, list, offer } = props;
  return {
    back: !isVisitor && list === 'drawer' && <ConversationListButton />,
    actions: (
      <div className={styles.chatActions}>
        {list !== 'beside' && <NewConversationLink size="s" variant="quiet" />}
        <Options {...props} />
      </div>
    ),
    // Below the conversation, so that the text being read does not move.
    below: offer && <LimitOffer {...offer} />,
  };
}

function Options({
  id,
  chat,
  controller,
  isVisitor,
  onDeleted,
  onRestored,
  children,
}: OpenConversationProps & { children?: ReactNode }) {
  return (
    <ConversationOptions
      id={id}
      title={chat.title}
      mayChange={!isVisitor}
      onRenamed={controller.applyRename}
      onDeleted={onDeleted}
      onRestored={onRestored}
      renderSafetyNotice={renderSafetyNotice}
      actions={children}
    />
  );
}

function NewConversationLink({ size, variant }: { size: 's' | 'm'; variant: 'quiet' | 'secondary' }) {
  return (
    <ButtonLink to={paths.ask} variant={variant} size={size} className={styles.newConversation}>
      {copy.new} {copy.conversation}
    </ButtonLink>
  );
}
