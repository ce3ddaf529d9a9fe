import {
  authEndpoints,
  COUNTRY_HEADER,
  type Endpoint,
  FAILURES,
  type FailureCode,
  failureBody,
  LIMITS,
  MAX_BODY_BYTES,
  MAX_NOTICE_BYTES,
  possibleFailures,
  type Schema,
  TIME_ZONE_HEADER,
} from '@app/contracts';
import type { Config } from '../config.ts';
import { type SchemaWriter, schemaWriter } from './json-schemas.ts';
import type { Content, JsonSchema, OpenApi, Operation, Parameter, ResponseObject } from './openapi.types.ts';

const EVENT_STREAM_DESCRIPTION =
  'Server-sent events: `start` (StartEvent), `safety` (SafetyNotice), `delta` (DeltaEvent), `done` (the JSON answer), ' +
  '`error` (Failure). Only `done` means success. `safety` comes before the first `delta`, and once more where the coach finds a ' +
  'graver danger: the last one stands. `concern` (SafetyNotice) comes in its place when somebody may only perhaps be in ' +
  'danger. A comment every 15 seconds keeps the stream alive.';

/** Generates the OpenAPI 3.1 document of the public API from the contract. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  {
    PRODUCT_NAME,
    ANONYMOUS_CHAT,
    PUBLIC_URL,
  }: Pick<Config, 'PRODUCT_NAME' | 'ANONYMOUS_CHAT' | 'PUBLIC_URL'>,
): OpenApi {
  const schemas = schemaWriter();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const declared of endpoints) {
    const endpoint = ANONYMOUS_CHAT ? declared : withoutVisitors(declared);
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      description:
        `JSON in UTF-8, bodies up to ${MAX_BODY_BYTES / 1024} kB; unknown fields are refused. Times are ISO 8601 UTC. ` +
        'Every answer carries X-Request-Id. A failure is `{error, code, fields?, requestId}`: `error` is a sentence ' +
        'for a person, `code` is for programs.',
    },
    servers: [{ url: PUBLIC_URL }],
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refresh' },
        visitorCookie: { type: 'apiKey', in: 'cookie', name: 'visitor' },
      },
    },
  };
}

/** ROLE-3: while anonymous chat is off, the endpoints that admit visitors require a signed-in person. */
function withoutVisitors(endpoint: Endpoint): Endpoint {
  return endpoint.access === 'signedInOrVisitor' ? { ...endpoint, access: 'signedIn' } : endpoint;
}

function operation(endpoint: Endpoint, schemas: SchemaWriter): Operation {
  const { method, path, summary, service, rate } = endpoint;
  const body = requestBody(endpoint, schemas);
  return {
    operationId: operationId(method, path),
    summary,
    description: `Counted in the rate class \`${rate}\`.`,
    tags: [service],
    security: security(endpoint),
    parameters: parameters(endpoint, schemas),
    ...(body ? { requestBody: body } : {}),
    responses: { ...successes(endpoint, schemas), ...failures(endpoint, schemas) },
  };
}

/** `PUT /conversations/:id/messages` → `putConversationsIdMessages`. */
function operationId(method: string, path: string): string {
  return method.toLowerCase() + path.replace(/\W+(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function security({ access, path }: Endpoint): Operation['security'] {
  if (path === authEndpoints.refresh.path) return [{ refreshCookie: [] }];
  if (access === 'signedInOrVisitor') return [{ bearer: [] }, { visitorCookie: [] }];
  return access === 'signedIn' ? [{ bearer: [] }] : [];
}

function requestBody({ body, media }: Endpoint, schemas: SchemaWriter): Operation['requestBody'] {
  if (body) return { required: true, content: json(schemas.inputSchema(body)) };
  if (media === 'raw')
    return {
      required: true,
      content: json({ description: `Any JSON up to ${MAX_NOTICE_BYTES / 1024} kB, kept byte by byte.` }),
    };
  if (media === 'form')
    return {
      required: false,
      content: { 'application/x-www-form-urlencoded': { schema: { description: 'Whatever it says.' } } },
    };
  return undefined;
}

function parameters(endpoint: Endpoint, schemas: SchemaWriter): Parameter[] {
  const { params, query, access, idempotent, media, safety } = endpoint;
  const headers: Parameter[] = [];
  if (media === 'raw')
    headers.push({
      name: 'Stripe-Signature',
      in: 'header',
      required: true,
      description: 'The provider’s signature over the body.',
      schema: { type: 'string' },
    });
  if (access === 'signedIn' || access === 'signedInOrVisitor')
    headers.push({
      name: 'X-Session-Token',
      in: 'header',
      required: false,
      description: 'The session’s id. One that does not belong to the bearer’s live session is a 401.',
      schema: { type: 'string', format: 'uuid' },
    });
  if (idempotent)
    headers.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key and body again give the first answer again and do nothing twice.',
      schema: { type: 'string', minLength: 1, maxLength: LIMITS.idempotencyKey.max },
    });
  if (safety)
    headers.push({
      name: COUNTRY_HEADER,
      in: 'header',
      required: false,
      description:
        'The country the person has chosen for crisis contacts (ISO 3166-1 alpha-2). Without it the time zone ' +
        'counts, then the region of Accept-Language; with none of them, the contacts are international.',
      schema: { type: 'string', minLength: 2, maxLength: 2 },
    });
  if (safety)
    headers.push({
      name: TIME_ZONE_HEADER,
      in: 'header',
      required: false,
      description: 'The browser’s time zone, from which the country of crisis contacts is taken.',
      schema: { type: 'string', maxLength: 64 },
    });
  return [...fieldsOf('path', params, schemas), ...fieldsOf('query', query, schemas), ...headers];
}

function fieldsOf(place: 'path' | 'query', schema: Schema | undefined, schemas: SchemaWriter): Parameter[] {
  if (!schema) return [];
  const { properties, required } = schemas.inputSchema(schema);
  return Object.entries<JsonSchema>(Object(properties)).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (Array.isArray(required) && required.includes(name)),
    schema: property,
  }));
}

function successes(
  { status, answer, stream }: Endpoint,
  schemas: SchemaWriter,
): Record<string, ResponseObject> {
  const content: Content = {
    ...(answer && stream !== 'always' ? json(schemas.outputSchema(answer)) : {}),
    ...(stream
      ? { 'text/event-stream': { schema: { type: 'string', description: EVENT_STREAM_DESCRIPTION } } }
      : {}),
  };
  const nothing = { description: 'Nothing to say.' };
  return {
    [status]: answer
      ? { description: stream ? `The answer. ${EVENT_STREAM_DESCRIPTION}` : 'The answer.', content }
      : nothing,
    ...(stream === 'always' ? { 204: { description: 'There is no reply in progress.' } } : {}),
  };
}

function failures(endpoint: Endpoint, schemas: SchemaWriter): Record<string, ResponseObject> {
  const byStatus = Map.groupBy(possibleFailures(endpoint), (code) => FAILURES[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [status, failure(status, those, schemas)] as const),
  );
}

function failure(status: number, codes: readonly FailureCode[], schemas: SchemaWriter): ResponseObject {
  const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } };
  return {
    description: codes.map((code) => `\`${code}\`: ${FAILURES[code].sentence}`).join('\n\n'),
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
    content: json(schemas.outputSchema(failureBody)),
  };
}

function json(schema: JsonSchema): Content {
  return { 'application/json': { schema } };
}
