import { randomUUID } from 'node:crypto';
import { Failure } from '@app/service-kit';
import type { Transaction } from 'kysely';
import type { Deps } from '../deps.ts';
import { addressKey, mac } from '../keys.ts';
import { queueMail } from '../mails/mail.repository.ts';
import type { Schema } from '../schema.ts';
import type { ContactText } from './contact-mail.ts';
import { claimKey, countAcknowledgement, insertMessage } from './contact-message.repository.ts';
import { ACKNOWLEDGEMENTS_A_DAY, KEEP_KEYS_MS, newReference, sealText } from './contact-message.ts';

type Taking = Pick<Deps, 'db' | 'clock' | 'keys'>;

/**
 * Takes a message to support: rows alone, so that the answer waits for no queue and no mail server (rule 5). Recognise
 * a repetition → store → queue the mail to support and, within bounds, the word to the sender. CON-5.
 * @returns the message's reference; for a repetition that of the first.
 * @throws Failure `conflict` for a key that stands for another message.
 */
export async function sendContact(
  deps: Taking,
  text: ContactText,
  idempotencyKey: string | undefined,
): Promise<string> {
  const reference = newReference();
  return deps.db.transaction().execute(async (trx) => {
    const earlier = await recognise(trx, deps, text, { reference, idempotencyKey });
    if (earlier !== undefined) return earlier;
    await store(trx, deps, text, reference);
    return reference;
  });
}

async function recognise(
  trx: Transaction<Schema>,
  { clock, keys }: Taking,
  text: ContactText,
  { reference, idempotencyKey }: { reference: string; idempotencyKey: string | undefined },
): Promise<string | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const now = clock.now();
  const body = mac(keys.compare, `contact-body:${JSON.stringify(text)}`);
  const earlier = await claimKey(trx, {
    key: mac(keys.compare, `contact-key:${idempotencyKey}`),
    body,
    reference,
    now,
    expired: new Date(now.getTime() - KEEP_KEYS_MS),
  });
  if (earlier && !earlier.body.equals(body)) throw new Failure('conflict');
  return earlier?.reference;
}

async function store(
  trx: Transaction<Schema>,
  { clock, keys }: Taking,
  text: ContactText,
  reference: string,
): Promise<void> {
  const now = clock.now();
  const id = randomUUID();
  const sender = addressKey(keys, text.email);
  const supportMailId = randomUUID();
  const mayWrite = await countAcknowledgement(trx, { addressKey: sender, now, most: ACKNOWLEDGEMENTS_A_DAY });
  const acknowledgementMailId = mayWrite ? randomUUID() : null;
  const sealed = sealText(keys.contact, id, text);
  const message = { id, reference, sealed, addressKey: sender, supportMailId, acknowledgementMailId, now };
  // A reference that is taken, by a chance that nobody will live to see: the caller tries again.
  if (!(await insertMessage(trx, message))) throw new Failure('unavailable', { retryAfterSeconds: 1 });
  await queueMail(trx, { id: supportMailId, source: 'contact', now });
  if (acknowledgementMailId) await queueMail(trx, { id: acknowledgementMailId, source: 'contact', now });
}
