import type { Ports } from './plan.ts';
import type { Settings } from './settings.ts';

/** A sentence for each third party that the sandbox plays, with the setting that ends the play. */
export function playedSentences(played: Settings['played'], ports: Ports): string[] {
  const sandbox = `http://localhost:${ports.sandbox}`;
  const sentences: string[] = [];
  if (played.coach)
    sentences.push('The sandbox plays the coach, because neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.');
  if (played.mail)
    sentences.push(`The sandbox takes the mails, because SMTP_URL is not set: read them at ${sandbox}/inbox`);
  if (played.payments)
    sentences.push(
      'The sandbox plays the payment provider, because STRIPE_SECRET_KEY is not set: no money moves.',
    );
  return sentences;
}
