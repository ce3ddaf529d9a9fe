import type { Schema } from '@app/contracts';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { findUndeclaredField, UndeclaredAnswerError } from './declared-answers.ts';

type Issue = {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
};

/**
 * Default messages of Zod, which are meant for developers; the contract has its own sentence wherever a person can
 * make a mistake.
 */
const ZOD_DEFAULT_MESSAGE =
  /^(Invalid (input|option|UUID|ISO|string|key|element|value)|Too (big|small)|Unrecognized)/;

/** The sentence of the first problem of each field. */
function fieldSentences(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? (issue.keys ?? []) : [String(issue.path[0] ?? 'body')];
    const sentence = issue.code === 'unrecognized_keys' ? 'We don’t know this field.' : issue.message;
    for (const name of names)
      fields[name.slice(0, 80)] ??= ZOD_DEFAULT_MESSAGE.test(sentence) ? 'This value isn’t valid.' : sentence;
  }
  return { ...fields };
}

/** Validates requests and answers against the contract. An invalid id in the path is answered with 404. */
export function validateByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<Schema>(({ schema, httpPart }) => (data) => {
    const read = schema.safeParse(data);
    if (read.success) return { value: read.data };
    if (httpPart === 'params') return { error: new Failure('not_found') };
    const fields = fieldSentences(read.error.issues);
    const sentences = Object.values(fields);
    const only = sentences.length === 1 ? sentences[0] : undefined;
    return { error: new Failure('validation_failed', { fields, ...(only ? { sentence: only } : {}) }) };
  });
  // Undeclared fields of an answer are removed, or refused where tests run; an answer of the wrong shape becomes a 500.
  app.setSerializerCompiler<Schema>(({ schema }) => (answer) => {
    const declared = schema.parse(answer);
    const field = app.refusesUndeclaredAnswers ? findUndeclaredField(answer, declared) : undefined;
    if (field !== undefined) throw new UndeclaredAnswerError(field, { hasUndeclaredField: true });
    return JSON.stringify(declared);
  });
}
