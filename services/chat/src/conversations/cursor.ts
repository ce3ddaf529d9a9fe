import { invalidField } from '@app/service-kit';
import * as z from 'zod';
import type { ListPosition } from './conversation.repository.ts';

const position = z.tuple([z.number().int().gte(0).lte(8.64e15), z.uuid()]);

/** Where the next page begins, opaque to the caller. */
export function writeCursor({ createdAt, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

/** @throws Failure 400 for what is no cursor of ours. */
export function readCursor(cursor: string | undefined): ListPosition | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [time, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt: new Date(time), id };
  } catch {
    throw invalidField('cursor', 'This page of the list does not exist.');
  }
}
