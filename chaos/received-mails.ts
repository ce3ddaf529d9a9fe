import type pg from 'pg';
import * as z from 'zod';

const list = z.object({ mails: z.array(z.object({ id: z.string() })) });
const mail = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string().nullable(),
  messageId: z.string().nullable(),
});
type ReceivedMail = z.output<typeof mail>;

/**
 * The mails that the sandbox received during a run. notify sends a mail again when it cannot know whether the first attempt
 * arrived. That is no second mail only if the Message-ID is the same: mail programs show such copies once.
 */
export class ReceivedMails {
  readonly #sandboxUrl: string;
  /** By their ids in the sandbox. */
  readonly #mails = new Map<string, ReceivedMail>();

  constructor(sandboxUrl: string) {
    this.#sandboxUrl = sandboxUrl;
  }

  /** Reads the mails that are new. The sandbox keeps only the latest ones. */
  async read(): Promise<void> {
    const { mails } = list.parse(await this.#get('/inbox.json'));
    const unread = mails.filter(({ id }) => !this.#mails.has(id));
    await Promise.all(
      unread.map(async ({ id }) => this.#mails.set(id, mail.parse(await this.#get(`/inbox/${id}.json`)))),
    );
  }

  /** The Message-IDs of the mails to an address with this in their subject. */
  idsOf(address: string, subject: string): Set<string> {
    const own = this.#all().filter((one) => one.to.includes(address) && one.subject.includes(subject));
    return new Set(own.map(({ messageId }) => messageId ?? ''));
  }

  /**
   * Compares Message-IDs with the mails of notify, when it has none to send.
   * @param areKept whether notify still has all mails: it deletes those of an erased person.
   * @returns a sentence for each mail that did not arrive under the Message-ID it must have.
   */
  async findAlteredIds(database: pg.Client, areKept: boolean): Promise<string[]> {
    const { rows } = await database.query<{ id: string; state: string }>(
      'select id, state from notify.mails',
    );
    await this.read();
    const known = new Set(rows.map(({ id }) => id));
    const contents = new Map<string, Set<string>>();
    for (const { to, subject, text, messageId } of this.#all()) {
      const id = /^<([^@>]+)@[^@>]+>$/.exec(messageId ?? '')?.[1] ?? `${messageId}`;
      contents.set(id, (contents.get(id) ?? new Set()).add(JSON.stringify([to, subject, text])));
    }
    const lost = rows.filter(({ id, state }) => state === 'sent' && !contents.has(id));
    const foreign = [...contents.keys()].filter((id) => areKept && !known.has(id));
    const shared = [...contents].filter(([, { size }]) => size > 1);
    return [
      ...lost.map(({ id }) => `the mail ${id} was sent, but did not arrive under this Message-ID`),
      ...foreign.map((id) => `a mail arrived under the Message-ID ${id}, which notify did not give`),
      ...shared.map(([id, { size }]) => `the Message-ID ${id} belongs to ${size} different mails`),
    ];
  }

  #all(): ReceivedMail[] {
    return [...this.#mails.values()];
  }

  async #get(path: string): Promise<unknown> {
    return (await fetch(this.#sandboxUrl + path)).json();
  }
}
