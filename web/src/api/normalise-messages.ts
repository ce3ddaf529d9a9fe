type Loose = Readonly<Record<string, unknown>>;

/** What a message may lack, and where it comes from here. */
export interface Missing {
  now: () => string;
  newId: () => string;
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : (JSON.stringify(content) ?? '');
}

/** One incoming message (CHAT-6): any role but user is the assistant, content is text, and there is a time. */
export function normaliseMessage(message: unknown, { now, newId }: Missing): Loose {
  const loose = isLoose(message) ? message : { content: message };
  return {
    ...loose,
    id: loose.id ?? newId(),
    role: loose.role === 'user' ? 'user' : 'assistant',
    content: textOf(loose.content),
    ts: loose.ts ?? now(),
  };
}

/**
 * Makes the messages of an answer, or of an event of a turn, fit to be read by the contract, whoever sent them; whatever
 * else is in it stays as it is. Stands before the contract's own reading, which then refuses what is still wrong.
 */
export function normaliseMessages(json: unknown, missing: Missing): unknown {
  if (!isLoose(json)) return json;
  const next: Record<string, unknown> = { ...json };
  if (Array.isArray(json.messages))
    next.messages = json.messages.map((message) => normaliseMessage(message, missing));
  if ('userMessage' in json) next.userMessage = normaliseMessage(json.userMessage, missing);
  if (isLoose(json.data)) next.data = normaliseMessages(json.data, missing);
  return next;
}
