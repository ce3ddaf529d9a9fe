import { useEffect, useRef, useState } from 'react';
import type { StoredTexts } from '../../../session/stored-texts.ts';

const NAME = 'history-height';
/** About the height of one conversation. */
const ONE_CONVERSATION = '8rem';

interface ListState {
  /** Whether there is a conversation, as far as that is known before the list is loaded. */
  hasConversations: boolean;
  isLoaded: boolean;
  /** Whether the list shows all conversations and not what a search found. */
  isWhole: boolean;
}

/**
 * Lets a short list of conversations be as high as they are, without moving the page when it is loaded: its height is
 * stored for the next visit. While nothing is known of it, `reserved` is null, and the list has its greatest height.
 */
export function useListHeight(texts: StoredTexts, { hasConversations, isLoaded, isWhole }: ListState) {
  const list = useRef<HTMLUListElement>(null);
  const [reserved] = useState(() => (isLoaded ? 'auto' : reservedHeight(texts.get(NAME), hasConversations)));
  useEffect(() => {
    if (isLoaded && isWhole) texts.set(NAME, String(list.current?.getBoundingClientRect().height ?? 0));
  });
  return { list, reserved };
}

function reservedHeight(stored: string | null, hasConversations: boolean): string | null {
  if (Number(stored) > 0) return `${Number(stored)}px`;
  // There was none. After the first message there is one.
  return stored !== null && hasConversations ? ONE_CONVERSATION : null;
}
