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

/** Schemas with a name in `components`. All of them describe responses, none describes a request. */
const NAMED_SCHEMAS: Readonly<Record<string, Schema>> = {
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

/** Converts the contract's schemas to JSON Schema. Named schemas are written once and referenced elsewhere. */
export interface SchemaWriter {
  inputSchema(schema: Schema): JsonSchema;
  outputSchema(schema: Schema): JsonSchema;
  /** The named schemas. */
  readonly components: Record<string, JsonSchema>;
}

export function schemaWriter(): SchemaWriter {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) names.add(schema, { id });
  const components: Record<string, JsonSchema> = {};
  const outputSchema = (schema: Schema): JsonSchema => {
    const { $defs = {}, ...written } = simplifySchema(
      z.toJSONSchema(schema, { metadata: names, io: 'output' }),
    );
    for (const [name, definition] of Object.entries(isRecord($defs) ? $defs : {}))
      if (isRecord(definition)) components[name] ??= simplifySchema(definition);
    return written;
  };
  for (const schema of Object.values(NAMED_SCHEMAS)) outputSchema(schema);
  return {
    inputSchema: (schema) => simplifySchema(z.toJSONSchema(schema, { io: 'input' })),
    outputSchema,
    components,
  };
}

/**
 * Adapts a schema to the document: drops `$schema`, points references at the components, and drops patterns that only
 * repeat a `format` and bounds that only repeat `integer`.
 */
function simplifySchema(schema: object): JsonSchema {
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
