import { readInPages } from '@app/service-kit';
import { listMessagesFrom, type StoredMessage } from '../contact/contact-message.repository.ts';
import { decryptText } from '../contact/contact-message.ts';
import type { NotifyDatabase } from '../database.ts';
import { addressKeys, type Keys } from '../keys.ts';
import { listMailsOf, type RecordedMail } from '../mails/mail.repository.ts';
import type { People } from '../people.adapter.ts';
import { listUnsubscriptions } from '../unsubscriptions/unsubscription.repository.ts';
import { viewMail, viewMessage, viewUnsubscription } from './export.view.ts';

const ROWS_AT_ONCE = 100;

interface ExportDeps {
  readonly db: NotifyDatabase;
  readonly keys: Keys;
  readonly people: Pick<People, 'find'>;
}

/**
 * Exports all data of a person in notify, read in pages: the mails sent to them, recent unsubscriptions and, if they have
 * confirmed their address, the messages to support from it.
 * @throws Failure when auth is unavailable, which knows the address.
 */
export async function exportPerson({ db, keys, people }: ExportDeps, personId: string) {
  const [unsubscriptions, person] = await Promise.all([
    listUnsubscriptions(db, personId),
    people.find(personId),
  ]);
  return {
    mails: exportMails(db, personId),
    unsubscribed: unsubscriptions.map(viewUnsubscription),
    messagesToSupport: person?.confirmed ? exportMessages(db, keys, person.address) : [],
  };
}

async function* exportMails(db: NotifyDatabase, userId: string) {
  const mails = readInPages<RecordedMail>(ROWS_AT_ONCE, (after, limit) =>
    listMailsOf(db, { userId, after, limit }),
  );
  for await (const mail of mails) yield viewMail(mail);
}

async function* exportMessages(db: NotifyDatabase, keys: Keys, address: string) {
  const senderKeys = addressKeys(keys, address);
  const messages = readInPages<StoredMessage>(ROWS_AT_ONCE, (after, limit) =>
    listMessagesFrom(db, { addressKeys: senderKeys, after, limit }),
  );
  for await (const message of messages)
    yield viewMessage(message, decryptText(keys.contact, message.id, message.sealed));
}
