import type { Conversation } from './conversation.ts';

/** The reply to a turn with an additional instruction: a draft, or a reply that is written again; null for other turns. */
export function composeTaskReply({ instructions, messages }: Conversation): string | null {
  const newest = messages.findLast(({ by }) => by === 'person')?.text ?? '';
  if (instructions.includes('asks you to draft a message')) return composeDrafts(newest);
  if (instructions.includes('asks for another angle')) return OTHER_ANGLE;
  return instructions.includes('asks for a fresh one') ? FRESH : null;
}

const OTHER_ANGLE = [
  'Let’s look at it from the other side for a moment. I only know what you told me, so take this as a possibility, not as a fact.',
  'From where they stand, the same moment may have looked quite different: maybe they felt judged before they’d said anything, or thought it was settled. People often go quiet or get sharp when they don’t know how to make something right. That wouldn’t make your hurt any smaller, and it doesn’t excuse what hurt you. It may show you where a conversation could begin.',
  '**One small step for this week:** ask one open question and only listen to the answer. For example: *“What was that moment like for you? I’d like to understand it before I tell you how it was for me.”*',
  'What do you think they would say if they wrote to me?',
].join('\n\n');

const FRESH = [
  'Let me try that again. Something here matters to you, and it makes sense that you don’t want to leave it as it is.',
  'Before you decide what to say, it may help to separate two things: what happened, and what it meant to you. The first is a fact the two of you can agree on. The second is yours, and nobody can argue with it when you say it as your own feeling.',
  '**One small step for this week:** write down one sentence that begins with “When … happened, I felt …”, and read it aloud once. Then choose a calm fifteen minutes to say it: *“There’s something on my mind. Is now a good time?”*',
  'Which part would be hardest to say?',
].join('\n\n');

const REQUEST = /^Help me write a message to (.+?)\. What it is for: ([\s\S]+)$/;
const INTENTION = /^(?:i(?:’d|'d| would) like to|i (?:want|need|have) to|to)\s+/i;
const VERB =
  /^(?:accept|admit|apologi[sz]e|ask|cancel|check|clear|congratulate|decline|end|explain|find|forgive|get|invite|let|make|move|plan|propose|remind|say|set|share|stop|suggest|talk|tell|thank)\b/i;

function composeDrafts(request: string): string {
  const [, recipient = '', purpose = ''] = REQUEST.exec(request) ?? [];
  const topic = topicOf(purpose);
  const hello = `Hi${greetedAs(recipient)},`;
  const versions = {
    Gentle: `${hello} you matter to me, so I’d rather say this than keep it to myself. ${topic} I know there may be things I don’t see. Could we talk about it when it suits you?`,
    Balanced: `${hello} there’s something I’d like to bring up. ${topic} I’d like to hear how you see it, and find a way that works for both of us. Do you have time this week?`,
    Firm: `${hello} I want to be clear about something. ${topic} This is important to me, and I don’t want to put it off any longer. Please let me know by Friday when we can talk.`,
  };
  return Object.entries(versions)
    .map(([tone, text]) => `**${tone}**\n\n${text}`)
    .join('\n\n');
}

/** A name is used as it is; "my sister" is not a form of address. */
function greetedAs(recipient: string): string {
  return /^\p{Lu}[\p{L}’'-]*$/u.test(recipient) && !/^My$/i.test(recipient) ? ` ${recipient}` : '';
}

/** The purpose as a sentence to the person it is about. */
function topicOf(purpose: string): string {
  const words = purpose.trim().replace(/[.!?\s]+$/, '');
  const intention = words.replace(INTENTION, '');
  const isIntention = intention !== words || VERB.test(words);
  const spoken = intention
    .replace(/\bher(?=$|[.,;]| (?:to|that|for|if|about|how|why|when|not|whether)\b)/gi, 'you')
    .replace(/\b(?:him|them|she|he|they)\b/gi, 'you')
    .replace(/\b(?:her|his|their)\b/gi, 'your');
  return isIntention
    ? `I’d like to ${spoken.charAt(0).toLowerCase()}${spoken.slice(1)}.`
    : `It’s about this: ${spoken}.`;
}
