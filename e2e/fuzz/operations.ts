import fc from 'fast-check';
import * as z from 'zod';

/** One call of the public API, as the OpenAPI document of the product describes it. */
export interface Operation {
  method: string;
  /** With `{names}` in place of values. */
  path: string;
  /** Bodies that the document allows; undefined for a call without a body. */
  body: fc.Arbitrary<unknown> | undefined;
  query: string[];
  signedIn: boolean;
}

type Schema = z.infer<typeof schema>;
const schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
});
const operation = z.looseObject({
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown().optional() })) })
    .optional(),
});
const document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** Reads every route from `GET /api/docs/openapi.json` of a running product. */
export async function readOperations(url: string): Promise<Operation[]> {
  const { paths, components } = document.parse(await (await fetch(`${url}/api/docs/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters, requestBody }]) => {
      const content = requestBody && Object.values(requestBody.content)[0];
      return {
        method: method.toUpperCase(),
        path,
        body: content && allowed(content.schema ?? {}, components.schemas),
        query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
        signedIn: security.some((scheme) => 'bearer' in scheme),
      };
    }),
  );
}

/** Values that a schema allows, or almost: constraints such as patterns are not followed. */
function allowed(given: unknown, known: Record<string, unknown>): fc.Arbitrary<unknown> {
  const read: Schema = schema.catch({}).parse(given);
  if (read.$ref) return allowed(known[read.$ref.split('/').at(-1) ?? ''], known);
  if (read.const !== undefined) return fc.constant(read.const);
  if (read.enum) return fc.constantFrom(...read.enum);
  if (read.type === 'boolean') return fc.boolean();
  if (read.type === 'integer' || read.type === 'number') return fc.integer({ min: 0, max: 200 });
  if (read.type === 'array') return fc.array(allowed(read.items, known), { maxLength: 3 });
  if (read.type === 'object' || read.properties) return objects(read.properties ?? {}, known);
  return texts(read);
}

function objects(properties: Record<string, unknown>, known: Record<string, unknown>): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [
        name,
        /email/i.test(name) ? addresses(each, known) : allowed(each, known),
      ]),
    ),
  );
}

/** Values for address fields; a boolean field such as `emailNotifications` is not one. */
function addresses(given: unknown, known: Record<string, unknown>): fc.Arbitrary<unknown> {
  if (schema.catch({}).parse(given).type === 'boolean') return allowed(given, known);
  return fc.uuid().map((id) => `${id}@example.org`);
}

function texts({ format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  const words = fc.constantFrom('my', 'partner', 'and', 'I', 'argue', 'about', 'dishes', 'every', 'evening');
  const least = Math.min(Math.max(minLength, 12), maxLength);
  return fc
    .array(words, { minLength: 4, maxLength: 12 })
    .map((said) => said.join(' ').padEnd(least, ' again').slice(0, maxLength));
}
