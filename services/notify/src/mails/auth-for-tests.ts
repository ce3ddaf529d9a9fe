import { internalEndpoints, type MailContent } from '@app/contracts';
import { createApp, Failure, internal, listen, serve, silentLog } from '@app/service-kit';

/** Auth's side of the mails: a real server that speaks the contract and knows only what a test tells it. */
export interface TestAuth {
  readonly url: string;
  /** What it says of each mail; an unknown one is a 404. */
  readonly mails: Map<string, MailContent>;
  /** Set to make it fail, or to look in between. */
  beforeAnswer: () => Promise<void> | void;
  stop(): Promise<void>;
}

export const SERVICE_TOKEN = 'a-service-token-of-more-than-32-characters';

export async function startTestAuth(): Promise<TestAuth> {
  const mails = new Map<string, MailContent>();
  const app = createApp({ log: silentLog });
  const auth: TestAuth = {
    url: '',
    mails,
    beforeAnswer: () => undefined,
    stop: () => app.close(),
  };
  internal(app, SERVICE_TOKEN, (scope) => {
    serve(scope, internalEndpoints.mail, async ({ params }) => {
      await auth.beforeAnswer();
      const content = mails.get(params.id);
      if (!content) throw new Failure('not_found');
      return content;
    });
  });
  const port = await listen(app, { host: '127.0.0.1', port: 0 });
  return Object.assign(auth, { url: `http://127.0.0.1:${port}` });
}
