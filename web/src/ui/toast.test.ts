import { expect, test } from 'vitest';
import { takeToasts, toast } from './toast.ts';

test('while the toaster loads, a later toast replaces the waiting one with the same id, and no other', () => {
  toast.good('Saved');
  toast.warm('Limit reached', { id: 'limit', description: 'first' });
  toast.good('Saved');
  toast.warm('Limit reached', { id: 'limit', description: 'second' });
  expect(takeToasts().map(({ title, description }) => description ?? title)).toEqual([
    'Saved',
    'Saved',
    'second',
  ]);
  expect(takeToasts()).toEqual([]);
});
