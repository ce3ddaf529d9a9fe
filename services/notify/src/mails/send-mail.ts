import { type Clock, Failure, type Logger, publishEvent } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { NotifyDatabase } from '../database.ts';
import { isErased } from '../erasures/erasure.repository.ts';
import { addressKeys, type Keys, personKeys } from '../keys.ts';
import type { People } from '../people.adapter.ts';
import { writeUnsubscribeToken } from '../unsubscriptions/unsubscribe-token.ts';
import { isUnsubscribed } from '../unsubscriptions/unsubscription.repository.ts';
import type { DependencyReport } from './dependency-health.ts';
import { writeMail } from './letters/write-mail.ts';
import { type ClaimedMail, recordContent, recordSettlement, type Settlement } from './mail.repository.ts';
import {
  GIVE_UP_AFTER_MS,
  type Mail,
  type MailTransport,
  type SendResult,
  waitAfterAttempt,
  waitAfterOutage,
} from './mail.ts';
import type { Content, MailSources, Template } from './mail-content.ts';
import { optionalSubscription, wantsMail } from './optional-mail.policy.ts';
import { isSuppressed, recordBounce } from './suppression.repository.ts';

export interface SendMailDeps {
  readonly db: NotifyDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: Pick<Config, 'PRODUCT_NAME' | 'PUBLIC_URL' | 'MAIL_FROM' | 'SUPPORT_EMAIL'>;
  readonly keys: Keys;
  readonly sources: MailSources;
  readonly people: Pick<People, 'find'>;
  readonly mailTransport: MailTransport;
}

interface Outcome {
  readonly settlement: Settlement;
  readonly dependencies: DependencyReport;
  readonly template?: Template;
  readonly delivery?: { readonly address: string; readonly result: SendResult };
}

/**
 * Sends one claimed mail: fetches its content, checks whether it is wanted, composes it, sends it and records the result.
 * Delivery is at least once: if the worker dies before it records the result, another one sends the mail again under the
 * same Message-ID.
 * @returns which dependencies answered and which did not.
 */
export async function sendMail(deps: SendMailDeps, mail: ClaimedMail): Promise<DependencyReport> {
  const { settlement, dependencies, template, delivery } = await attemptMail(deps, mail);
  const recorded = await settleMail(deps, mail, settlement, delivery);
  logSettlement(deps, mail, { settlement, template, recorded });
  if (delivery) await suppressBounced(deps, delivery);
  return dependencies;
}

async function attemptMail(deps: SendMailDeps, mail: ClaimedMail): Promise<Outcome> {
  const { source } = mail;
  let content: Content | undefined;
  try {
    content = await deps.sources[source].fetchContent(mail.id);
  } catch (error) {
    const settlement = retryOrPark(deps, mail, `${source}_${errorCode(error)}`, 0);
    return { settlement, dependencies: { answered: [], unavailable: source } };
  }
  const dependencies = { answered: [source] };
  if (!content || !(await recordMail(deps, mail, content))) return { settlement: drop(null), dependencies };
  const { template } = content;
  const unwanted = await settleIfUnwanted(deps, mail, content);
  if (unwanted) return { settlement: unwanted, dependencies, template };
  let written: Mail;
  try {
    written = composeMail(deps, mail, content);
  } catch (error) {
    deps.log.error({ err: error, mailId: mail.id, template }, 'mail composition failed');
    return {
      settlement: retryOrPark(deps, mail, 'unwritable', waitAfterAttempt(mail.attempts)),
      dependencies,
      template,
    };
  }
  const result = await deps.mailTransport.send(written);
  const delivery = { address: written.to, result };
  if (result.kind === 'unreachable') {
    const settlement = retryOrPark(deps, mail, result.code, 0);
    return { settlement, dependencies: { ...dependencies, unavailable: 'mail server' }, template, delivery };
  }
  return {
    settlement: settlementFor(deps, mail, result),
    dependencies: { answered: [source, 'mail server'] },
    template,
    delivery,
  };
}

/** @returns false when the mail must not be sent: its person was erased, or another worker claimed it. */
function recordMail(
  { db, keys }: SendMailDeps,
  mail: ClaimedMail,
  { template, to }: Content,
): Promise<boolean> {
  const userId = 'personId' in to ? to.personId : undefined;
  if (userId === undefined) return recordContent(db, mail, { template, userId: null });
  return db.transaction().execute(async (trx) => {
    if (await isErased(trx, personKeys(keys, userId))) return false;
    return recordContent(trx, mail, { template, userId });
  });
}

/** @returns the settlement of an optional mail that must not be sent now; undefined for a mail to send. */
async function settleIfUnwanted(
  deps: SendMailDeps,
  mail: ClaimedMail,
  content: Content,
): Promise<Settlement | undefined> {
  const subscription = optionalSubscription(content);
  if (!subscription) return undefined;
  // Checked before auth is asked: a row is deleted only after auth has received the unsubscription.
  if (await isUnsubscribed(deps.db, subscription)) return drop('unwanted');
  try {
    const person = await deps.people.find(subscription.personId);
    if (!wantsMail(person, subscription.kind)) return drop('unwanted');
  } catch (error) {
    return retryOrPark(deps, mail, `auth_${errorCode(error)}`, waitAfterOutage(mail.attempts));
  }
  const possibleKeys = addressKeys(deps.keys, content.to.address);
  return (await isSuppressed(deps.db, possibleKeys, deps.clock.now())) ? drop('bounced_before') : undefined;
}

function composeMail({ config, keys }: SendMailDeps, mail: ClaimedMail, content: Content): Mail {
  const { PRODUCT_NAME: productName, PUBLIC_URL: publicUrl } = config;
  const subscription = optionalSubscription(content);
  const token = subscription && writeUnsubscribeToken(keys.unsubscribe, subscription);
  const domain = config.MAIL_FROM.address.split('@').at(-1);
  return {
    messageId: `${mail.id}@${domain}`,
    to: content.to.address,
    ...writeMail(content, { productName, publicUrl }, token && `${publicUrl}/unsubscribe?token=${token}`),
    ...(token ? { oneClickUrl: `${publicUrl}/api/mail/unsubscribe?token=${token}` } : {}),
    ...replyTo(content, config.SUPPORT_EMAIL, productName),
  };
}

function replyTo(content: Content, support: string, productName: string): Pick<Mail, 'replyTo'> {
  if (content.template === 'contact_message')
    return { replyTo: { name: content.message.fullName, address: content.message.email } };
  if (content.template === 'contact_acknowledgement')
    return { replyTo: { name: productName, address: support } };
  return {};
}

/**
 * Records the result of a claimed mail, lifts the suppression of an address that accepted it, and tells its source: `mail.settled` is published for auth's mails that were sent
 * or will never be.
 * @returns false when another worker has claimed the mail, or its person was erased.
 */
function settleMail(
  { db, keys, sources }: SendMailDeps,
  mail: ClaimedMail,
  settlement: Settlement,
  delivery: Outcome['delivery'],
): Promise<boolean> {
  const acceptedBy = delivery?.result.kind === 'accepted' ? addressKeys(keys, delivery.address) : [];
  return db.transaction().execute(async (trx) => {
    if (!(await recordSettlement(trx, mail, settlement, acceptedBy))) return false;
    if (mail.source === 'auth' && settlement.state !== 'queued')
      await publishEvent(trx, 'mail.settled', { mailId: mail.id, sent: settlement.state === 'sent' });
    if (settlement.state === 'sent') await sources[mail.source].recordSent?.(trx, mail.id, settlement.sentAt);
    return true;
  });
}

/** Suppresses an address that bounced. */
async function suppressBounced(
  { db, keys, clock }: SendMailDeps,
  { address, result }: NonNullable<Outcome['delivery']>,
): Promise<void> {
  if (result.kind !== 'rejected' || !result.bounced) return;
  const [addressKey] = addressKeys(keys, address);
  await recordBounce(db, { addressKey, code: result.code, now: clock.now() });
}

function settlementFor(
  deps: SendMailDeps,
  mail: ClaimedMail,
  result: Exclude<SendResult, { kind: 'unreachable' }>,
): Settlement {
  if (result.kind === 'accepted') return { state: 'sent', sentAt: deps.clock.now() };
  if (result.kind === 'rejected') return { state: 'parked', error: result.code };
  return retryOrPark(deps, mail, result.code, waitAfterAttempt(mail.attempts));
}

const drop = (error: string | null) => ({ state: 'dropped', error }) as const;

/** Enqueues another attempt, or parks a mail that is too old. Messages to support are never parked for their age. */
function retryOrPark({ clock }: SendMailDeps, mail: ClaimedMail, error: string, waitMs: number): Settlement {
  const now = clock.now();
  const isOld = now.getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS;
  if (isOld && mail.source !== 'contact') return { state: 'parked', error };
  return { state: 'queued', error, dueAt: new Date(now.getTime() + waitMs) };
}

function errorCode(error: unknown): string {
  return error instanceof Failure ? error.code : 'unknown';
}

function logSettlement(
  { log }: SendMailDeps,
  mail: ClaimedMail,
  {
    settlement,
    template,
    recorded,
  }: Pick<Outcome, 'settlement'> & {
    template: Template | undefined;
    recorded: boolean;
  },
): void {
  const fields = {
    mailId: mail.id,
    state: settlement.state,
    attempts: mail.attempts,
    ...(template ? { template } : {}),
    ...('error' in settlement && settlement.error ? { code: settlement.error } : {}),
  };
  if (!recorded) log.warn(fields, 'mail claim lost');
  else if (settlement.state === 'parked') log.error(fields, 'mail parked');
  else if (settlement.state === 'queued') log.warn(fields, 'mail requeued');
  else log.info(fields, settlement.state === 'sent' ? 'mail sent' : 'mail dropped');
}
