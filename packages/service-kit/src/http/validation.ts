import type { Schema } from '@app/contracts';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

type Issue = {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
};

/** Zod's own sentences speak to programmers; the contract gives one wherever a person may err. */
const ZODS_OWN = /^(Invalid (input|option|UUID|ISO|string|key|element|value)|Too (big|small)|Unrecognized)/;

/** Field → sentence, the first problem of each field. */
function fieldSentences(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? (issue.keys ?? []) : [String(issue.path[0] ?? 'body')];
    const sentence = issue.code === 'unrecognized_keys' ? 'This field is not known here.' : issue.message;
    for (const name of names)
      fields[name.slice(0, 80)] ??= ZODS_OWN.test(sentence) ? 'This value is not valid.' : sentence;
  }
  return { ...fields };
}

/** What enters is checked against the contract, once (architecture.md, rule 13). A malformed id is a thing not found. */
export function checkByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<Schema>(({ schema, httpPart }) => (data) => {
    const read = schema.safeParse(data);
    if (read.success) return { value: read.data };
    if (httpPart === 'params') return { error: new Failure('not_found') };
    const fields = fieldSentences(read.error.issues);
    const sentences = Object.values(fields);
    const only = sentences.length === 1 ? sentences[0] : undefined;
    return { error: new Failure('validation_failed', { fields, ...(only ? { sentence: only } : {}) }) };
  });
  // What leaves is cut to the contract: an undeclared field can't leave, a wrong one is our fault and a 500.
  app.setSerializerCompiler<Schema>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(schema.parse(data)),
  );
}
