import fc from 'fast-check';
import { type Body, hostileBody } from './hostile-bodies.ts';
import { hostileFraming, plainly } from './hostile-framing.ts';
import { extraHeaders, hostileMethod, hostileTarget, pathValue } from './hostile-lines.ts';
import type { Operation } from './operations.ts';

/** A person with a session, and the headers of their calls. */
export interface Sender {
  authorization: string;
  sessionToken: string;
  cookie: string;
  /** A conversation of this person and a reply in it. */
  conversationId: string;
  messageId: string;
}

/** A request that an attacker might send. */
export interface HostileRequest {
  /** Its route, as the OpenAPI document writes it. */
  route: string;
  /** Whether it may end the session or delete the account of its sender. */
  mayEnd: boolean;
  /** Its bytes for a sender. */
  write(sender: Sender): { bytes: Buffer; endsEarly?: true; isPair?: true };
}

const ENDING = /logout|account$|sessions\/|password$/;
const NO_BODY: Body = { bytes: Buffer.alloc(0), contentType: undefined, encoding: undefined };

/** Low enough that most requests have one fault and get past the first checks. */
const seldom = <T>(one: T, others: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(one) }, { weight: 1, arbitrary: others });

/** Requests to every route of the product, most of them with a fault. */
export function hostileRequests(operations: readonly Operation[]): fc.Arbitrary<HostileRequest> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        method: seldom(operation.method, hostileMethod),
        retarget: seldom((path: string) => path, hostileTarget),
        ids: fc.array(fc.option(pathValue), { minLength: 2, maxLength: 2 }),
        query: fc.array(pathValue, { maxLength: operation.query.length }),
        body: bodies(operation),
        headers: extraHeaders,
        framing: seldom(plainly, hostileFraming),
        who: fc.constantFrom('somebody', 'somebody', 'somebody', 'somebody', 'nobody', 'forged'),
      })
      .map(
        ({ method, retarget, ids, query, body, headers, framing, who }): HostileRequest => ({
          route: `${operation.method} ${operation.path}`,
          mayEnd: ENDING.test(operation.path),
          write: (sender) => {
            const own = [sender.conversationId, sender.messageId];
            let place = 0;
            const path = operation.path.replace(/\{\w+\}/g, () => ids[place] ?? own[place++] ?? '');
            const search = query.map((value, at) => `${operation.query[at]}=${value}`).join('&');
            return framing({
              line: `${method} ${retarget(search ? `${path}?${search}` : path)} HTTP/1.1`,
              headers: [
                'Host: localhost',
                ...(who === 'nobody' ? [] : credentials(sender, who === 'forged')),
                ...(body.contentType === undefined ? [] : [`Content-Type: ${body.contentType}`]),
                ...(body.encoding === undefined ? [] : [`Content-Encoding: ${body.encoding}`]),
                ...headers,
                'Connection: close',
              ],
              body: body.bytes,
            });
          },
        }),
      ),
  );
}

function bodies({ body }: Operation): fc.Arbitrary<Body> {
  if (body) return body.chain(hostileBody);
  return seldom(NO_BODY, fc.constant({}).chain(hostileBody));
}

function credentials({ authorization, sessionToken, cookie }: Sender, isForged: boolean): string[] {
  return [
    `Authorization: ${isForged ? `${authorization.slice(0, -8)}AAAAAAAA` : authorization}`,
    `X-Session-Token: ${sessionToken}`,
    `Cookie: ${cookie}`,
  ];
}
