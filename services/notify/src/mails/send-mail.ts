import type { MailContent } from '@app/contracts';
import { Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { type ClaimedMail, type Settlement, settleMail } from './mail.repository.ts';
import type { MailState } from './mail.table.ts';
import { GIVE_UP_AFTER_MS, type Mail, waitAfterAttempt } from './mail.ts';
import { writeMail } from './write-mail.ts';

type Sending = Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'source' | 'carrier'>;

/** Whether a neighbour we need for any mail answered, and so what to expect of the next. */
export type Outlook = 'fine' | 'outage';

interface Outcome {
  readonly settlement: Settlement;
  readonly outlook: Outlook;
}

/**
 * Sends one claimed mail: asks what it says → writes it → hands it over → records what became of it. At least once:
 * a worker that dies between the last two leaves it to the next, under the same Message-ID.
 */
export async function sendMail(deps: Sending, mail: ClaimedMail): Promise<Outlook> {
  const { settlement, outlook } = await attempt(deps, mail);
  const recorded = await settleMail(deps.db, mail, settlement);
  report(deps, mail, settlement, recorded);
  return outlook;
}

async function attempt(deps: Sending, mail: ClaimedMail): Promise<Outcome> {
  let content: MailContent | undefined;
  try {
    content = await deps.source.contentOf(mail.id);
  } catch (error) {
    const code = error instanceof Failure ? `auth_${error.code}` : 'auth_unknown';
    return { settlement: again(deps, mail, code, 0), outlook: 'outage' };
  }
  if (!content) return { settlement: { state: 'dropped' }, outlook: 'fine' };
  const { template } = content;
  let written: Mail;
  try {
    written = write(deps, mail, content);
  } catch (error) {
    deps.log.error({ err: error, mailId: mail.id, template }, 'a mail could not be written');
    const settlement = again(deps, mail, 'unwritable', waitAfterAttempt(mail.attempts));
    return { settlement: { ...settlement, template }, outlook: 'fine' };
  }
  const handover = await deps.carrier.carry(written);
  const now = deps.clock.now();
  switch (handover.kind) {
    case 'taken':
      return { settlement: { state: 'sent', sentAt: now, template }, outlook: 'fine' };
    case 'refused':
      return { settlement: { state: 'parked', error: handover.code, template }, outlook: 'fine' };
    case 'later': {
      const settlement = again(deps, mail, handover.code, waitAfterAttempt(mail.attempts));
      return { settlement: { ...settlement, template }, outlook: 'fine' };
    }
    case 'unreachable':
      return { settlement: { ...again(deps, mail, handover.code, 0), template }, outlook: 'outage' };
  }
}

function write({ config }: Sending, mail: ClaimedMail, content: MailContent): Mail {
  const domain = config.MAIL_FROM.address.split('@').at(-1);
  return {
    messageId: `${mail.id}@${domain}`,
    to: content.to.address,
    ...writeMail(content, { productName: config.PRODUCT_NAME, publicUrl: config.PUBLIC_URL }),
  };
}

/** Queued for another attempt, unless it has been tried for long enough. */
function again({ clock }: Sending, mail: ClaimedMail, error: string, waitMs: number) {
  const now = clock.now();
  if (now.getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS) return { state: 'parked', error } as const;
  return { state: 'queued', error, dueAt: new Date(now.getTime() + waitMs) } as const;
}

function report({ log }: Sending, mail: ClaimedMail, settlement: Settlement, recorded: boolean): void {
  const line = {
    mailId: mail.id,
    state: settlement.state satisfies MailState,
    attempts: mail.attempts,
    ...('template' in settlement ? { template: settlement.template } : {}),
    ...('error' in settlement ? { code: settlement.error } : {}),
  };
  if (!recorded) log.warn(line, 'a mail was taken over by another worker while it was being sent');
  else if (settlement.state === 'parked') log.error(line, 'a mail was given up and parked');
  else if (settlement.state === 'queued') log.warn(line, 'a mail has to wait');
  else log.info(line, 'a mail was settled');
}
