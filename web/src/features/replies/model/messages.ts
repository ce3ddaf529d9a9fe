import type { Message } from '@app/contracts';

function isSameMessage(a: Message, b: Message): boolean {
  return (
    a.id === b.id &&
    a.role === b.role &&
    a.content === b.content &&
    a.ts === b.ts &&
    a.state === b.state &&
    a.feedback === b.feedback
  );
}

/** Returns the new list but reuses the old objects of unchanged messages, so that their rows do not render again. */
export function shareMessages(old: readonly Message[], next: readonly Message[]): readonly Message[] {
  const known = new Map(old.map((message) => [message.id, message]));
  const shared = next.map((message) => {
    const before = known.get(message.id);
    return before && isSameMessage(before, message) ? before : message;
  });
  const unchanged = shared.length === old.length && shared.every((message, index) => message === old[index]);
  return unchanged ? old : shared;
}

/** Returns the messages before the one with this id; all messages when there is none. */
export function messagesBefore(messages: readonly Message[], id: string): readonly Message[] {
  const index = messages.findIndex((message) => message.id === id);
  return index === -1 ? messages : messages.slice(0, index);
}

/** Replaces the message with the same id, or appends the message. */
export function replaceMessage(messages: readonly Message[], message: Message): readonly Message[] {
  const index = messages.findIndex(({ id }) => id === message.id);
  return index === -1 ? [...messages, message] : messages.with(index, message);
}

/** Returns the list with the person's last message changed. */
export function changeLastUser(
  messages: readonly Message[],
  change: (message: Message) => Message,
): readonly Message[] {
  const index = messages.findLastIndex(({ role }) => role === 'user');
  const message = messages[index];
  return message === undefined ? messages : messages.with(index, change(message));
}

/** Returns the list as it was before the last reply failed. */
export function withoutFailure(messages: readonly Message[]): readonly Message[] {
  const kept = messages.at(-1)?.state === 'interrupted' ? messages.slice(0, -1) : messages;
  return changeLastUser(kept, ({ state: _, ...message }) => message);
}
