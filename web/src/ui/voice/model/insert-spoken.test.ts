import { expect, test } from 'vitest';
import { insertSpoken } from './insert-spoken.ts';

test.each([
  ['', ' we argue ', '', 'we argue', 8],
  ['Since May', 'we argue', '', 'Since May we argue', 18],
  ['Since May\n', 'we argue', '', 'Since May\nwe argue', 18],
  ['We ', 'often', 'argue.', 'We often argue.', 8],
  ['We argue', 'a lot', '. And then?', 'We argue a lot. And then?', 14],
  ['We argue', '  ', ' often', 'We argue often', 8],
])(
  'between %j and the rest, %j is inserted with the spaces it needs',
  (before, spoken, after, text, cursor) => {
    expect(insertSpoken({ before, after }, spoken)).toEqual({ text, cursor });
  },
);
