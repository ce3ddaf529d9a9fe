import type { CreatedRange } from '../requests/field-kinds.ts';
import { createMissingError } from '../requests/stripe-error.ts';

export interface List<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** Returns one page of a list that is newest first. @throws StripeError for a cursor of an unknown object. */
export function pageOfList<Item extends { id: string }>(
  url: string,
  newestFirst: readonly Item[],
  { limit = 10, starting_after, ending_before }: Page,
): List<Item> {
  const place = (id: string, param: string) => {
    const index = newestFirst.findIndex((item) => item.id === id);
    if (index < 0) throw createMissingError('object', id, param);
    return index;
  };
  if (ending_before !== undefined) {
    const end = place(ending_before, 'ending_before');
    const data = newestFirst.slice(Math.max(0, end - limit), end);
    return { object: 'list', data, has_more: end > limit, url };
  }
  const start = starting_after === undefined ? 0 : place(starting_after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}

/** Returns whether an object was created within the range of a list's `created` parameter. */
export function isCreatedWithin({ created }: { created: number }, range: CreatedRange | undefined): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range ?? {};
  return created > gt && created >= gte && created < lt && created <= lte;
}
