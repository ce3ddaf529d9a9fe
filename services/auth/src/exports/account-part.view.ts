import { preferencesView, profileView, userView } from '../accounts/account.view.ts';
import type { UserRow } from '../accounts/user.table.ts';
import type { DeviceRow } from '../devices/device.table.ts';
import type { LinkRow } from '../links/link.table.ts';
import type { MailRow } from '../mails/mail.table.ts';
import type { SessionRow } from '../sessions/session.table.ts';

/** Everything that is held here of a person. */
export interface AccountPart {
  readonly account: UserRow;
  readonly sessions: readonly SessionRow[];
  readonly devices: readonly DeviceRow[];
  readonly links: readonly Omit<LinkRow, 'hash'>[];
  readonly mails: readonly MailRow[];
  readonly visitorChatSince: Date | undefined;
}

const time = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** The account's part of an export; secrets (password and link hashes) are left out, for they would help thieves alone. */
export function accountPartView(part: AccountPart): Record<string, unknown> {
  return {
    user: userView(part.account),
    profile: profileView(part.account),
    preferences: preferencesView(part.account),
    sessions: part.sessions.map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: time(session.created_at),
      lastSeenAt: time(session.last_seen_at),
      expiresAt: time(session.expires_at),
    })),
    devices: part.devices.map((device) => ({
      name: device.name,
      firstSeenAt: time(device.first_seen_at),
      lastSeenAt: time(device.last_seen_at),
    })),
    links: part.links.map((link) => ({
      kind: link.kind,
      createdAt: time(link.created_at),
      expiresAt: time(link.expires_at),
      usedAt: time(link.used_at),
    })),
    mails: part.mails.map((mail) => ({
      template: mail.template,
      device: mail.device,
      requestedAt: time(mail.created_at),
      sentAt: time(mail.sent_at),
    })),
    visitorChatBeingMovedSince: time(part.visitorChatSince),
  };
}
