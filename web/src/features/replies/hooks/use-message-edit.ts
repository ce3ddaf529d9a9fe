import { type RefObject, useMemo } from 'react';
import type { ChatController } from '../model/chat-controller.ts';
import { editableMessage } from '../model/chat-selectors.ts';
import type { ChatState } from '../model/chat-state.ts';
import type { Drafts } from './use-drafts.ts';

/** The editing of the person's newest message. */
export interface MessageEdit {
  /** The id of the message that can be edited. */
  readonly messageId: string | undefined;
  /** The edited text; null while the message is not being edited. */
  readonly text: string | null;
  readonly isWaiting: boolean;
  /** Begins with the text that an earlier edit left, if any. */
  begin(content: string): void;
  keep(text: string): void;
  send(text: string): void;
  /** Ends the editing and keeps this text for the next time; null discards it. */
  cancel(text: string | null): void;
}

interface MessageEditOptions {
  chat: ChatState;
  controller: ChatController;
  drafts: Drafts;
  /** Receives the focus when editing ends. */
  field: RefObject<HTMLTextAreaElement | null>;
  sendDelay: number;
  onSent: () => void;
}

/** Lets the person edit their newest message in place. The returned object is memoized. */
export function useMessageEdit({
  chat,
  controller,
  drafts,
  field,
  sendDelay,
  onSent,
}: MessageEditOptions): MessageEdit {
  const messageId = editableMessage(chat)?.id;
  const { edit, setEdit, saveEdit } = drafts;
  const current = edit?.messageId === messageId ? edit : null;
  const text = current && !current.isClosed ? current.text : null;
  const kept = current?.isClosed ? current.text : null;
  const isWaiting = sendDelay > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the drafts behave the same on every render
  return useMemo(
    () => ({
      messageId,
      text,
      isWaiting,
      begin: (content) => messageId && setEdit({ messageId, text: kept ?? content }),
      keep: (written) => messageId && saveEdit({ messageId, text: written }),
      send(written) {
        if (messageId === undefined || !controller.sendMessage(written, messageId)) return;
        setEdit(null);
        onSent();
        field.current?.focus({ preventScroll: true });
      },
      cancel(written) {
        if (messageId === undefined || written === null) setEdit(null);
        else setEdit({ messageId, text: written, isClosed: true });
        field.current?.focus({ preventScroll: true });
      },
    }),
    [messageId, text, kept, isWaiting, controller],
  );
}
