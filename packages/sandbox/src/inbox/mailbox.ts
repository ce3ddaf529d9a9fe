import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Envelope, type Mail, parseMail, prependEnvelope } from './mail.ts';

const MAX_MAILS = 500;
const FILE = /^(\d{13})-(\d{4})\.eml$/;

export interface MailFilter {
  /** A recipient's address; upper and lower case are the same. */
  to?: string | undefined;
  /** Only mails received after this moment. */
  since?: Date | undefined;
  subject?: string | RegExp;
}

/** The last 500 mails, in memory, and as .eml files when there is a folder for them. */
export class Mailbox {
  readonly #mails = new Map<string, Mail>();
  readonly #folder: string | undefined;
  readonly #now: () => Date;
  readonly #waiting = new Set<() => void>();
  #last = { at: 0, number: 0 };

  private constructor(folder: string | undefined, now: () => Date) {
    this.#folder = folder;
    this.#now = now;
  }

  /** Opens a mailbox and reads the mails in its folder; a file that can't be read is ignored. */
  static async open(folder: string | undefined, now: () => Date): Promise<Mailbox> {
    const mailbox = new Mailbox(folder, now);
    if (folder) {
      await mkdir(folder, { recursive: true });
      for (const file of (await readdir(folder)).sort()) {
        const match = FILE.exec(file);
        if (!match) continue;
        const raw = await readFile(path.join(folder, file));
        const mail = await parseMail(file.slice(0, -4), new Date(Number(match[1])), raw).catch(
          () => undefined,
        );
        if (mail) mailbox.#mails.set(mail.id, mail);
      }
      await mailbox.#dropOldest();
    }
    return mailbox;
  }

  /** Receives a mail; when this resolves, the mail is on disk (if there is a folder) and in the list. */
  async receive(raw: Buffer, envelope: Envelope): Promise<Mail> {
    const receivedAt = this.#now();
    const id = this.#nextId(receivedAt);
    const stored = prependEnvelope(raw, envelope);
    const mail = await parseMail(id, receivedAt, stored);
    if (this.#folder) {
      const file = path.join(this.#folder, `${id}.eml`);
      await writeFile(`${file}.part`, stored);
      await rename(`${file}.part`, file);
    }
    this.#mails.set(id, mail);
    await this.#dropOldest();
    for (const look of [...this.#waiting]) look();
    return mail;
  }

  get(id: string): Mail | undefined {
    return this.#mails.get(id);
  }

  /** Lists the mails that match the filter, newest first. */
  list({ to, since, subject }: MailFilter = {}): Mail[] {
    const wanted = to?.trim().toLowerCase();
    return [...this.#mails.values()]
      .filter((mail) => !wanted || mail.envelope.to.some((address) => address.toLowerCase() === wanted))
      .filter((mail) => !since || mail.receivedAt > since.toISOString())
      .filter((mail) => subject === undefined || mail.subject.search(subject) >= 0)
      .reverse();
  }

  /** Waits for a mail that matches and returns the newest one. @throws Error with the filter after `timeoutMs`. */
  async waitFor(filter: MailFilter, timeoutMs = 10_000): Promise<Mail> {
    const { promise, resolve, reject } = Promise.withResolvers<Mail>();
    const look = () => {
      const mail = this.list(filter)[0];
      if (mail) resolve(mail);
    };
    const timer = setTimeout(() => reject(new Error(`No mail for ${JSON.stringify(filter)}`)), timeoutMs);
    this.#waiting.add(look);
    look();
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(look);
    });
  }

  /** Removes every mail and its file. */
  async clear(): Promise<void> {
    await Promise.all([...this.#mails.keys()].map((id) => this.#drop(id)));
  }

  /** Ids sort by time, even for mails of the same millisecond and after the clock was set back. */
  #nextId(receivedAt: Date): string {
    const at = Math.max(receivedAt.getTime(), this.#last.at);
    this.#last = { at, number: at === this.#last.at ? this.#last.number + 1 : 0 };
    return `${String(at).padStart(13, '0')}-${String(this.#last.number).padStart(4, '0')}`;
  }

  async #dropOldest(): Promise<void> {
    const surplus = [...this.#mails.keys()].slice(0, Math.max(0, this.#mails.size - MAX_MAILS));
    await Promise.all(surplus.map((id) => this.#drop(id)));
  }

  async #drop(id: string): Promise<void> {
    this.#mails.delete(id);
    if (this.#folder) await rm(path.join(this.#folder, `${id}.eml`), { force: true });
  }
}
