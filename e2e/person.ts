import { randomUUID } from 'node:crypto';
import {
  authEndpoints,
  billingEndpoints,
  chatEndpoints,
  type Endpoint,
  type Parsed,
  type Sent,
  type Session,
} from '@app/contracts';
import { until } from '@app/testkit';

/** The answer to a call: status, headers and JSON. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions<E extends Endpoint> {
  params?: Sent<E['params']>;
  query?: Sent<E['query']>;
  body?: Sent<E['body']>;
  headers?: Record<string, string>;
}

/** Fills the `:names` in the path of an endpoint. */
export function pathOf(endpoint: Endpoint, params: Record<string, unknown> = {}): string {
  return `/api${endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name] ?? randomUUID())))}`;
}

/** Makes one call as any client would. The answer is not validated. */
export async function callApi<const E extends Endpoint>(
  url: string,
  endpoint: E,
  { params, query, body, headers = {} }: CallOptions<E> = {},
): Promise<Answer<Parsed<E['answer']>>> {
  const target = new URL(url + pathOf(endpoint, Object(params)));
  for (const [name, value] of Object.entries(Object(query))) target.searchParams.set(name, String(value));
  const response = await fetch(target, {
    method: endpoint.method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as Parsed<E['answer']>, // tests check what they expect of it
  };
}

/** A person with an account, and what their browser would store. */
export interface Person {
  email: string;
  password: string;
  session: Session;
  /** `name=value` of the refresh cookie. */
  cookie: string;
  headers: Record<string, string>;
}

/** Creates an account for a new person. */
export async function signUp(url: string, firstName = 'Ada'): Promise<Person> {
  const email = `${randomUUID()}@example.org`;
  const password = 'correct horse battery staple';
  const { status, headers, body } = await callApi(url, authEndpoints.signup, {
    body: { email, password, firstName, lastName: 'Lovelace' },
  });
  if (status !== 200 || !body.data) throw new Error(`signing up answered ${status}: ${JSON.stringify(body)}`);
  const { access_token, token } = body.data.session;
  return {
    email,
    password,
    session: body.data,
    cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
    headers: { authorization: `Bearer ${access_token}`, 'x-session-token': token },
  };
}

/** Waits until every service refuses a session that was ended; each service learns of it separately. */
export async function waitUntilSessionEnded(url: string, headers: Record<string, string>): Promise<void> {
  for (const endpoint of [authEndpoints.listSessions, chatEndpoints.usage, billingEndpoints.paymentStatus])
    await until(async () => (await callApi(url, endpoint, { headers })).status === 401);
}
