import type { Account } from '../accounts/account.repository.ts';
import { preferencesView, profileView, userView } from '../accounts/account.view.ts';
import type { SeenDevice } from '../devices/device.repository.ts';
import type { SentLink } from '../links/link.repository.ts';
import type { RequestedMail } from '../mails/mail.repository.ts';
import type { LiveSession } from '../sessions/session.repository.ts';

/** All data that this service stores about a person. */
export interface AccountPart {
  readonly account: Account;
  readonly sessions: readonly LiveSession[];
  readonly devices: readonly SeenDevice[];
  readonly links: readonly SentLink[];
  readonly mails: readonly RequestedMail[];
  readonly visitorChatSince: Date | undefined;
}

const time = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** The account's part of an export. It leaves out password and link hashes, which are useful only to an attacker. */
export function accountPartView(part: AccountPart): Record<string, unknown> {
  return {
    user: userView(part.account),
    profile: profileView(part.account),
    preferences: preferencesView(part.account),
    madeWith: part.account.madeWith,
    sessions: part.sessions.map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: time(session.createdAt),
      lastSeenAt: time(session.lastSeenAt),
      expiresAt: time(session.expiresAt),
    })),
    devices: part.devices.map((device) => ({
      name: device.name,
      firstSeenAt: time(device.firstSeenAt),
      lastSeenAt: time(device.lastSeenAt),
    })),
    links: part.links.map((link) => ({
      kind: link.kind,
      address: link.address,
      createdAt: time(link.createdAt),
      expiresAt: time(link.expiresAt),
      usedAt: time(link.usedAt),
    })),
    mails: part.mails.map((mail) => ({
      template: mail.template,
      address: mail.address,
      device: mail.device,
      requestedAt: time(mail.requestedAt),
      sentAt: time(mail.sentAt),
    })),
    visitorChatBeingMovedSince: time(part.visitorChatSince),
  };
}
