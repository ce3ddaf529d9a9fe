import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { safetyKinds } from '@app/contracts';
import * as z from 'zod';
import { rubric } from './rubric.ts';

const check = z.enum(Object.keys(rubric) as [keyof typeof rubric, ...(keyof typeof rubric)[]]);

const labelledConversation = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(4),
  /** The person's messages in order; the last reply is judged. */
  messages: z.array(z.string().min(1)).min(1),
  /** What screening must have found by then (null: nothing), and what the last reply must satisfy. */
  expect: z.record(z.string(), z.unknown()).transform((given, context) => {
    const { finding, ...checks } = given;
    const names = z.array(check).safeParse(Object.keys(checks));
    const kind = z.enum(safetyKinds).nullish().safeParse(finding);
    if (names.success && kind.success) return { finding: kind.data, checks: names.data };
    context.addIssue({ code: 'custom', message: 'expects an unknown criterion' });
    return z.NEVER;
  }),
});
export type LabelledConversation = z.output<typeof labelledConversation>;

const FOLDER = path.join(import.meta.dirname, '../conversations');

/** Reads the conversations of ../conversations, by file name. @throws when a file is invalid. */
export function readConversations(): Map<string, LabelledConversation[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return new Map(
    files.sort().map((file) => {
      const read: unknown = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
      return [path.basename(file, '.json'), z.array(labelledConversation).parse(read)];
    }),
  );
}
