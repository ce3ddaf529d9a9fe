/**
 * Requests for the draft of a message. The request is an ordinary message of the person; the coach recognizes it by its
 * beginning, so that editing it or sending it again keeps the format of the reply.
 */

/** The tones of the three versions, in their order. */
export const DRAFT_TONES = ['gentle', 'balanced', 'firm'] as const;
export type DraftTone = (typeof DRAFT_TONES)[number];

export const DRAFT_LIMITS = { recipient: 60, purpose: 600 } as const;

const BEGINNING = 'Help me write a message to ';

/** The message that asks for a draft. */
export function draftRequest(recipient: string, purpose: string): string {
  return `${BEGINNING}${recipient.trim().replace(/\s+/g, ' ')}. What it is for: ${purpose.trim()}`;
}

export function isDraftRequest(text: string): boolean {
  return text.startsWith(BEGINNING) && text.includes('. What it is for: ');
}
