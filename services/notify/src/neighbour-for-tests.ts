import { internalEndpoints, type MailContent, type MailKind } from '@app/contracts';
import { createApp, Failure, internal, listen, serve, silentLog } from '@app/service-kit';
import type { Person } from './people/people.port.ts';

/** Another service's side of the mails: a real server that speaks the contract and knows only what a test tells it. */
export interface TestNeighbour {
  readonly url: string;
  /** What it says of each mail; an unknown one is a 404. */
  readonly mails: Map<string, MailContent>;
  /** Whom it knows, if it is auth. */
  readonly people: Map<string, Person>;
  /** Who asked for what to end. */
  readonly unsubscribed: { id: string; kind: MailKind }[];
  /** Set to make it fail, or to look in between. */
  beforeAnswer: () => Promise<void> | void;
  stop(): Promise<void>;
}

export const SERVICE_TOKEN = 'a-service-token-of-more-than-32-characters';

export async function startTestNeighbour(): Promise<TestNeighbour> {
  const mails = new Map<string, MailContent>();
  const people = new Map<string, Person>();
  const unsubscribed: TestNeighbour['unsubscribed'] = [];
  const app = createApp({ log: silentLog });
  const neighbour: TestNeighbour = {
    url: '',
    mails,
    people,
    unsubscribed,
    beforeAnswer: () => undefined,
    stop: () => app.close(),
  };
  internal(app, SERVICE_TOKEN, (scope) => {
    serve(scope, internalEndpoints.mail, async ({ params }) => {
      await neighbour.beforeAnswer();
      return found(mails.get(params.id));
    });
    serve(scope, internalEndpoints.person, async ({ params }) => {
      await neighbour.beforeAnswer();
      return found(people.get(params.id));
    });
    serve(scope, internalEndpoints.unsubscribe, async ({ params, body }) => {
      await neighbour.beforeAnswer();
      found(people.get(params.id));
      unsubscribed.push({ id: params.id, kind: body.kind });
      return { unsubscribed: true };
    });
  });
  const port = await listen(app, { host: '127.0.0.1', port: 0 });
  return Object.assign(neighbour, { url: `http://127.0.0.1:${port}` });
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Failure('not_found');
  return value;
}

/** The settings of a notify whose neighbours are these. */
export function testSettings(o: {
  databaseUrl: string;
  auth: TestNeighbour;
  others?: TestNeighbour;
  smtpUrl: string;
}): Record<string, string> {
  const others = o.others?.url ?? 'http://127.0.0.1:9';
  return {
    DATABASE_URL: o.databaseUrl,
    AUTH_URL: o.auth.url,
    BILLING_URL: others,
    CHAT_URL: others,
    SERVICE_TOKEN,
    NOTIFY_SECRET: Buffer.alloc(32, 7).toString('base64'),
    ACCESS_TOKEN_PUBLIC_KEY: 'a-key-that-nobody-asks-this-service-to-use-yet',
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: o.smtpUrl,
    MAIL_FROM: 'Hearten <hello@hearten.example>',
    SUPPORT_EMAIL: 'support@hearten.example',
  };
}
