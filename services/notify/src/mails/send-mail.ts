import { Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { isErased } from '../erasures/erasure.repository.ts';
import { addressKey, personKey } from '../keys.ts';
import { optional, wants } from '../preferences/preferences.policy.ts';
import { writeUnsubscribeToken } from '../preferences/unsubscribe-token.ts';
import { isUnsubscribed } from '../preferences/unsubscription.repository.ts';
import { forgetBounce, isSuppressed, noteBounce } from '../suppressions/suppression.repository.ts';
import { type ClaimedMail, noteMail, type Settlement } from './mail.repository.ts';
import type { Template } from './mail.table.ts';
import { GIVE_UP_AFTER_MS, type Mail, waitAfterAttempt, waitAfterOutage } from './mail.ts';
import type { Handover } from './mail-carrier.port.ts';
import type { Content } from './mail-source.port.ts';
import type { Met } from './neighbours.ts';
import { settleMail } from './settle-mail.ts';
import { writeMail } from './write-mail.ts';

type Sending = Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'keys' | 'sources' | 'people' | 'carrier'>;

interface Outcome {
  readonly settlement: Settlement;
  readonly met: Met;
  readonly template?: Template;
  readonly handed?: { readonly address: string; readonly handover: Handover };
}

/**
 * Sends one claimed mail: asks what it says → asks whether it is wanted → writes it → hands it over → records what
 * became of it. At least once: a worker that dies between the last two leaves it to the next, under the same Message-ID.
 * @returns who answered and who did not, and so what to expect of the next.
 */
export async function sendMail(deps: Sending, mail: ClaimedMail): Promise<Met> {
  const { settlement, met, template, handed } = await attempt(deps, mail);
  const recorded = await settleMail(deps, mail, settlement);
  report(deps, mail, { settlement, template, recorded });
  if (handed) await learn(deps, handed);
  return met;
}

async function attempt(deps: Sending, mail: ClaimedMail): Promise<Outcome> {
  const { source } = mail;
  let content: Content | undefined;
  try {
    content = await deps.sources[source].contentOf(mail.id);
  } catch (error) {
    const settlement = again(deps, mail, `${source}_${codeOf(error)}`, 0);
    return { settlement, met: { answered: [], silent: source } };
  }
  const met = { answered: [source] };
  if (!content || !(await note(deps, mail, content))) return { settlement: drop(null), met };
  const { template } = content;
  const unwanted = await whyNot(deps, mail, content);
  if (unwanted) return { settlement: unwanted, met, template };
  let written: Mail;
  try {
    written = write(deps, mail, content);
  } catch (error) {
    deps.log.error({ err: error, mailId: mail.id, template }, 'a mail could not be written');
    return { settlement: again(deps, mail, 'unwritable', waitAfterAttempt(mail.attempts)), met, template };
  }
  const handover = await deps.carrier.carry(written);
  const handed = { address: written.to, handover };
  if (handover.kind === 'unreachable') {
    const settlement = again(deps, mail, handover.code, 0);
    return { settlement, met: { ...met, silent: 'mail server' }, template, handed };
  }
  return {
    settlement: judge(deps, mail, handover),
    met: { answered: [source, 'mail server'] },
    template,
    handed,
  };
}

/** @returns false when the mail must not go: its person is gone, or somebody else has claimed it. */
function note({ db, keys }: Sending, mail: ClaimedMail, { template, to }: Content): Promise<boolean> {
  const userId = ('personId' in to ? to.personId : undefined) ?? null;
  return db.transaction().execute(async (trx) => {
    if (userId !== null && (await isErased(trx, personKey(keys, userId)))) return false;
    return noteMail(trx, mail, { template, userId });
  });
}

/** For a mail that may be switched off: what becomes of it when it must not go now. */
async function whyNot(deps: Sending, mail: ClaimedMail, content: Content): Promise<Settlement | undefined> {
  const choice = optional(content);
  if (!choice) return undefined;
  // Before auth is asked: a row that is gone is one that auth knows.
  if (await isUnsubscribed(deps.db, choice)) return drop('unwanted');
  try {
    const person = await deps.people.find(choice.personId);
    if (!wants(person, choice.kind)) return drop('unwanted');
  } catch (error) {
    return again(deps, mail, `auth_${codeOf(error)}`, waitAfterOutage(mail.attempts));
  }
  const key = addressKey(deps.keys, content.to.address);
  return (await isSuppressed(deps.db, key, deps.clock.now())) ? drop('bounced_before') : undefined;
}

function write({ config, keys }: Sending, mail: ClaimedMail, content: Content): Mail {
  const { PRODUCT_NAME: productName, PUBLIC_URL: publicUrl } = config;
  const choice = optional(content);
  const token = choice && writeUnsubscribeToken(keys.unsubscribe, choice);
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

/** Remembers an address that refuses mail, and forgets that of one that takes it. */
async function learn(
  { db, keys, clock }: Sending,
  { address, handover }: NonNullable<Outcome['handed']>,
): Promise<void> {
  const key = addressKey(keys, address);
  if (handover.kind === 'taken') await forgetBounce(db, key);
  if (handover.kind === 'refused' && handover.bounced)
    await noteBounce(db, { addressKey: key, code: handover.code, now: clock.now() });
}

function judge(
  deps: Sending,
  mail: ClaimedMail,
  handover: Exclude<Handover, { kind: 'unreachable' }>,
): Settlement {
  if (handover.kind === 'taken') return { state: 'sent', sentAt: deps.clock.now() };
  if (handover.kind === 'refused') return { state: 'parked', error: handover.code };
  return again(deps, mail, handover.code, waitAfterAttempt(mail.attempts));
}

const drop = (error: string | null) => ({ state: 'dropped', error }) as const;

/** Queued for another attempt, unless it has been tried for long enough; what was written to support is never given up. */
function again({ clock }: Sending, mail: ClaimedMail, error: string, waitMs: number): Settlement {
  const now = clock.now();
  const isOld = now.getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS;
  if (isOld && mail.source !== 'contact') return { state: 'parked', error };
  return { state: 'queued', error, dueAt: new Date(now.getTime() + waitMs) };
}

function codeOf(error: unknown): string {
  return error instanceof Failure ? error.code : 'unknown';
}

function report(
  { log }: Sending,
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
  const line = {
    mailId: mail.id,
    state: settlement.state,
    attempts: mail.attempts,
    ...(template ? { template } : {}),
    ...('error' in settlement && settlement.error ? { code: settlement.error } : {}),
  };
  if (!recorded) log.warn(line, 'a mail was taken over by another worker, or its person left meanwhile');
  else if (settlement.state === 'parked') log.error(line, 'a mail was given up and parked');
  else if (settlement.state === 'queued') log.warn(line, 'a mail has to wait');
  else log.info(line, 'a mail was settled');
}
