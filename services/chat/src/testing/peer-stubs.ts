import { type EventInput, internalEndpoints, type Topic } from '@app/contracts';
import {
  createApp,
  createDatabase,
  createEventTables,
  type EventTables,
  Failure,
  internal,
  listen,
  migrate,
  publishEvent,
  serve,
  silentLog,
  startRelay,
} from '@app/service-kit';
import { anyServiceIdentity, testIdentity } from '@app/testkit';

interface KnownPerson {
  address: string;
  firstName: string;
  confirmed: boolean;
  emailNotifications: boolean;
  marketingEmails: boolean;
}

/** Stands in for billing and auth over HTTP. */
export async function startPeerStubs() {
  const purchases = new Map<string, string>();
  const people = new Map<string, KnownPerson>();
  const asked: string[] = [];
  const hooks = { beforeAnswer: async (): Promise<void> => undefined };
  const app = createApp({ log: silentLog });
  internal(app, anyServiceIdentity, (scope) => {
    serve(scope, internalEndpoints.purchase, async ({ params }) => {
      asked.push(params.id);
      const date = purchases.get(params.id) ?? null;
      await hooks.beforeAnswer();
      return { purchased: date !== null, purchase_date: date };
    });
    serve(scope, internalEndpoints.person, async ({ params }) => {
      const person = people.get(params.id);
      if (!person) throw new Failure('not_found');
      return person;
    });
  });
  const port = await listen(app, { host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${port}`, purchases, people, asked, hooks, stop: () => app.close() };
}

/** Starts a service that publishes events, with its own outbox and relay. */
export async function startEventSender(schema: 'auth' | 'billing', url: string) {
  const db = createDatabase<EventTables>({ url, log: silentLog });
  await migrate(db, schema, { '0001_events': { up: createEventTables } });
  const relay = startRelay({
    db,
    queues: { databaseUrl: url },
    identity: testIdentity(schema),
    log: silentLog,
    everyMs: 50,
  });
  return {
    publish: async <T extends Topic>(topic: T, payload: EventInput<T>) => {
      await db.transaction().execute((trx) => publishEvent(trx, topic, payload));
      relay.wake();
    },
    async stop() {
      await relay.stop();
      await db.destroy();
    },
  };
}
