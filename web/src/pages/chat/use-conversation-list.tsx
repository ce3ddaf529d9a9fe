import { type ReactNode, useEffect, useMemo } from 'react';
import { listCode } from '../../features/conversations/list-code.ts';
import type { ChatController } from '../../features/replies/model/chat-controller.ts';
import { conversationPath, paths } from '../paths.ts';
import { renderSafetyNotice } from '../safety-notice.tsx';

interface ListInput {
  /** Only accounts have a list of conversations. */
  mayList: boolean;
  hasAside: boolean;
  conversationId: string | null;
  controller: ChatController | null;
  onDeleted: (ids: readonly string[]) => void;
  onRestored: (ids: readonly string[]) => void;
}

/** The list of conversations, beside the page or in a drawer; null until its code is loaded. */
export function useConversationList({
  mayList,
  hasAside,
  conversationId,
  controller,
  onDeleted,
  onRestored,
}: ListInput): ReactNode {
  const { code } = listCode.use();
  const isNeeded = mayList && (conversationId !== null || hasAside);
  useEffect(() => {
    if (isNeeded) void listCode.load();
  }, [isNeeded]);
  // Not rendered again with every word of a reply.
  return useMemo(
    () =>
      mayList &&
      code && (
        <code.ConversationListPlace
          isDrawer={!hasAside}
          current={conversationId}
          startAt={paths.ask}
          addressOf={conversationPath}
          onRenamed={(...renamed) => controller?.applyRename(...renamed)}
          onDeleted={onDeleted}
          onRestored={onRestored}
          renderSafetyNotice={renderSafetyNotice}
        />
      ),
    [code, mayList, hasAside, conversationId, controller, onDeleted, onRestored],
  );
}
