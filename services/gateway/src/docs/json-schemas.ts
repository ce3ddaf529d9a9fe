import {
  conversationDetail,
  conversationItem,
  device,
  failureBody,
  message,
  preferences,
  profile,
  type Schema,
  safetyNotice,
  session,
  streamEvents,
  usage,
} from '@app/contracts';
import * as z from 'zod';
import type { JsonSchema } from './openapi.types.ts';

/** Schemas that have a name of their own in the document. All of them leave; none of them enters. */
const NAMED: Readonly<Record<string, Schema>> = {
  Failure: failureBody,
  Session: session,
  Profile: profile,
  Preferences: preferences,
  Device: device,
  Message: message,
  ConversationItem: conversationItem,
  Conversation: conversationDetail,
  Usage: usage,
  SafetyNotice: safetyNotice,
  StartEvent: streamEvents.start,
  DeltaEvent: streamEvents.delta,
};

/** Writes the contract's schemas as JSON Schema; named ones once, referred to everywhere else. */
export interface SchemaWriter {
  entering(schema: Schema): JsonSchema;
  leaving(schema: Schema): JsonSchema;
  /** The named schemas. */
  readonly components: Record<string, JsonSchema>;
}

export function schemaWriter(): SchemaWriter {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });
  const components: Record<string, JsonSchema> = {};
  const leaving = (schema: Schema): JsonSchema => {
    const { $defs = {}, ...written } = plain(z.toJSONSchema(schema, { metadata: names, io: 'output' }));
    for (const [name, definition] of Object.entries(isRecord($defs) ? $defs : {}))
      if (isRecord(definition)) components[name] ??= plain(definition);
    return written;
  };
  for (const schema of Object.values(NAMED)) leaving(schema);
  return {
    entering: (schema) => plain(z.toJSONSchema(schema, { io: 'input' })),
    leaving,
    components,
  };
}

/**
 * As it stands in the document: without its own `$schema`, references pointing to the components, and without the
 * patterns that only repeat a `format` and the bounds that only repeat `integer`.
 */
function plain(schema: object): JsonSchema {
  const text = JSON.stringify(schema, (name, value: unknown) => {
    if ((name === '$schema' || name === 'id') && typeof value === 'string') return undefined;
    if (name === '$ref' && typeof value === 'string')
      return value.replace('#/$defs/', '#/components/schemas/');
    if (value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER) return undefined;
    if (isRecord(value) && typeof value.format === 'string') return { ...value, pattern: undefined };
    return value;
  });
  const read: unknown = JSON.parse(text);
  return isRecord(read) ? read : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
