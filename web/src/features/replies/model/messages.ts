import type { Message } from '@app/contracts';

function same(a: Message, b: Message): boolean {
  return (
    a.id === b.id &&
    a.role === b.role &&
    a.content === b.content &&
    a.ts === b.ts &&
    a.state === b.state &&
    a.feedback === b.feedback
  );
}

/** The new list, with the old objects where nothing changed: a row that is the same is not drawn again. */
export function shareMessages(old: readonly Message[], next: readonly Message[]): readonly Message[] {
  const known = new Map(old.map((message) => [message.id, message]));
  const shared = next.map((message) => {
    const before = known.get(message.id);
    return before && same(before, message) ? before : message;
  });
  const unchanged = shared.length === old.length && shared.every((message, at) => message === old[at]);
  return unchanged ? old : shared;
}

/** The list up to a message, without it; all of it when the message is not there. */
export function messagesBefore(messages: readonly Message[], id: string): readonly Message[] {
  const at = messages.findIndex((message) => message.id === id);
  return at === -1 ? messages : messages.slice(0, at);
}

/** The list with one message in the place of the one of the same id, or at the end. */
export function replaceMessage(messages: readonly Message[], message: Message): readonly Message[] {
  const at = messages.findIndex(({ id }) => id === message.id);
  return at === -1 ? [...messages, message] : messages.with(at, message);
}

/** The list with the person's last message changed. */
export function changeLastUser(
  messages: readonly Message[],
  change: (message: Message) => Message,
): readonly Message[] {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const message = messages[at];
  return message === undefined ? messages : messages.with(at, change(message));
}

/** The list as it was before the reply to its last question failed. */
export function withoutFailure(messages: readonly Message[]): readonly Message[] {
  const kept = messages.at(-1)?.state === 'interrupted' ? messages.slice(0, -1) : messages;
  return changeLastUser(kept, ({ state: _, ...message }) => message);
}
