import { internalEndpoints, type MailContent, type MailKind } from '@app/contracts';
import { createApp, Failure, internal, listen, serve, silentLog } from '@app/service-kit';
import { anyServiceIdentity, serviceCredentials } from '@app/testkit';
import type { Person } from '../people.adapter.ts';

/** A stub of another service over real HTTP, with the mails and people that a test sets. */
export interface StubService {
  readonly url: string;
  /** The content of each mail; an unknown one is a 404. */
  readonly mails: Map<string, MailContent>;
  /** The people it knows, as auth. */
  readonly people: Map<string, Person>;
  /** The unsubscriptions it received. */
  readonly unsubscribed: { id: string; kind: MailKind }[];
  /** Called before each response; a test may throw or wait here. */
  beforeAnswer: () => Promise<void> | void;
  stop(): Promise<void>;
}

export async function startStubService(): Promise<StubService> {
  const mails = new Map<string, MailContent>();
  const people = new Map<string, Person>();
  const unsubscribed: StubService['unsubscribed'] = [];
  const app = createApp({ log: silentLog });
  const service: StubService = {
    url: '',
    mails,
    people,
    unsubscribed,
    beforeAnswer: () => undefined,
    stop: () => app.close(),
  };
  internal(app, anyServiceIdentity, (scope) => {
    serve(scope, internalEndpoints.mail, async ({ params }) => {
      await service.beforeAnswer();
      return found(mails.get(params.id));
    });
    serve(scope, internalEndpoints.person, async ({ params }) => {
      await service.beforeAnswer();
      return found(people.get(params.id));
    });
    serve(scope, internalEndpoints.unsubscribe, async ({ params, body }) => {
      await service.beforeAnswer();
      found(people.get(params.id));
      unsubscribed.push({ id: params.id, kind: body.kind });
      return { unsubscribed: true };
    });
  });
  const port = await listen(app, { host: '127.0.0.1', port: 0 });
  return Object.assign(service, { url: `http://127.0.0.1:${port}` });
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Failure('not_found');
  return value;
}

/** The settings of a notify service that calls these stub services. */
export function notifySettings(o: {
  databaseUrl: string;
  auth: StubService;
  others?: StubService;
  smtpUrl: string;
}): Record<string, string> {
  const others = o.others?.url ?? 'http://127.0.0.1:9';
  return {
    NODE_ENV: 'test',
    DATABASE_URL: o.databaseUrl,
    AUTH_URL: o.auth.url,
    BILLING_URL: others,
    CHAT_URL: others,
    ...serviceCredentials('notify'),
    NOTIFY_SECRET: Buffer.alloc(32, 7).toString('base64'),
    ACCESS_TOKEN_PUBLIC_KEY: 'a-key-that-nobody-asks-this-service-to-use-yet',
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: o.smtpUrl,
    MAIL_FROM: 'Hearten <hello@hearten.example>',
    SUPPORT_EMAIL: 'support@hearten.example',
  };
}
