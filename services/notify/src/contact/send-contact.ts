import { randomUUID } from 'node:crypto';
import { type Clock, Failure, macs } from '@app/service-kit';
import type { NotifyDatabase, NotifyTransaction } from '../database.ts';
import { addressKeys, type Keys } from '../keys.ts';
import { enqueueMail } from '../mails/mail.repository.ts';
import type { ContactText } from '../mails/mail-content.ts';
import { claimIdempotencyKey, countAcknowledgement, insertMessage } from './contact-message.repository.ts';
import { ACKNOWLEDGEMENTS_A_DAY, createReference, encryptText, KEEP_KEYS_MS } from './contact-message.ts';

interface SendContactDeps {
  readonly db: NotifyDatabase;
  readonly clock: Clock;
  readonly keys: Keys;
}

/** An Idempotency-Key and the address of its caller. */
interface CallerKey {
  readonly key: string;
  readonly callerAddress: string;
}

/**
 * Accepts a message to support (CON-5): finds a repetition by its key, stores the message, and enqueues the mail to support
 * and, up to the daily limit, the acknowledgement. It only writes rows, so the response waits for no queue or mail server.
 * @returns the message's reference; for a repetition, the reference of the first message.
 * @throws Failure `conflict` when the key was used for another message.
 */
export async function sendContact(
  deps: SendContactDeps,
  text: ContactText,
  idempotencyKey: CallerKey | undefined,
): Promise<string> {
  const reference = createReference();
  return deps.db.transaction().execute(async (trx) => {
    const earlier = await findEarlierReference(trx, deps, text, { reference, idempotencyKey });
    if (earlier !== undefined) return earlier;
    await storeMessage(trx, deps, text, reference);
    return reference;
  });
}

async function findEarlierReference(
  trx: NotifyTransaction,
  { clock, keys }: SendContactDeps,
  text: ContactText,
  { reference, idempotencyKey }: { reference: string; idempotencyKey: CallerKey | undefined },
): Promise<string | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const now = clock.now();
  const bodies = macs(keys.compare, `contact-body:${JSON.stringify(text)}`);
  const earlier = await claimIdempotencyKey(trx, {
    keys: macs(keys.compare, `contact-key:${idempotencyScope(idempotencyKey, text)}`),
    body: bodies[0],
    reference,
    now,
    expired: new Date(now.getTime() - KEEP_KEYS_MS),
  });
  if (earlier && !bodies.some((body) => earlier.body.equals(body))) throw new Failure('conflict');
  return earlier?.reference;
}

/**
 * Limits a key to one caller and one mail address, so that an equal key of another person neither returns this
 * reference nor causes a conflict.
 */
function idempotencyScope({ key, callerAddress }: CallerKey, { email }: ContactText): string {
  return JSON.stringify([callerAddress, email.toLowerCase(), key]);
}

async function storeMessage(
  trx: NotifyTransaction,
  { clock, keys }: SendContactDeps,
  text: ContactText,
  reference: string,
): Promise<void> {
  const now = clock.now();
  const id = randomUUID();
  const [sender] = addressKeys(keys, text.email);
  const supportMailId = randomUUID();
  const mayAcknowledge = await countAcknowledgement(trx, {
    addressKey: sender,
    now,
    most: ACKNOWLEDGEMENTS_A_DAY,
  });
  const acknowledgementMailId = mayAcknowledge ? randomUUID() : null;
  const sealed = encryptText(keys.contact, id, text);
  const message = { id, reference, sealed, addressKey: sender, supportMailId, acknowledgementMailId, now };
  // The random reference is already in use, which is very unlikely. The caller can retry.
  if (!(await insertMessage(trx, message))) throw new Failure('unavailable', { retryAfterSeconds: 1 });
  const mailOf = (mailId: string) => ({ id: mailId, source: 'contact', now }) as const;
  await enqueueMail(
    trx,
    mailOf(supportMailId),
    ...(acknowledgementMailId === null ? [] : [mailOf(acknowledgementMailId)]),
  );
}
