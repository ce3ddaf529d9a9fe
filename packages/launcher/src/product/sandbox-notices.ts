import type { Ports } from './ports.ts';
import type { Settings } from './settings.ts';

/** Sentences for the terminal, one for each simulated third party, with the setting that replaces the simulation. */
export function sandboxNotices(simulated: Settings['simulated'], ports: Ports): string[] {
  const sandbox = `http://localhost:${ports.sandbox}`;
  const sentences: string[] = [];
  if (simulated.coach)
    sentences.push('The sandbox plays the coach, because neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.');
  if (simulated.mail)
    sentences.push(`The sandbox takes the mails, because SMTP_URL is not set: read them at ${sandbox}/inbox`);
  if (simulated.payments)
    sentences.push(
      'The sandbox plays the payment provider, because STRIPE_SECRET_KEY is not set: no money moves.',
    );
  return sentences;
}
