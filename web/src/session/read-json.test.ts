import { pageSettings, session as sessionSchema } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { flag, integer, list, oneOf, optional, readJson, record, text } from './read-json.ts';
import { readSession } from './read-session.ts';
import { createTestSession } from './session.fixture.ts';

/** Values of every kind of JSON, and texts that look almost like a time or an id. */
const REPLACEMENTS: readonly unknown[] = [
  ...[undefined, null, true, 0, 1.5, '', 'text', [], {}, '2026-11-20', '2026-13-20T10:00:00.000Z'],
  ...['2026-11-20T10:00:00.000', '2026-11-20T10:00:00Z', '6f1a2a4e-0c2e-0f0e-9a5e-3d8f5a1f6b01', 'dark'],
];

/** Every copy of `value` in which one part is replaced. */
function variants(value: object): unknown[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const others = [...REPLACEMENTS, ...(typeof part === 'object' && part !== null ? variants(part) : [])];
    return others.map((other) => ({ ...value, [name]: other }));
  });
}

describe('readJson', () => {
  test('[AUT-10] reads exactly the sessions that the contract’s schema accepts, and the same fields of them', () => {
    const all = [...REPLACEMENTS, ...variants(createTestSession()), { ...createTestSession(), other: 1 }];
    for (const one of all) {
      const json = JSON.stringify(one) ?? null;
      const parsed = json === null ? undefined : sessionSchema.safeParse(JSON.parse(json));
      expect(readJson(json, readSession), json ?? 'nothing').toEqual(parsed?.success ? parsed.data : null);
    }
  });

  test('reads lists, choices and optional fields, and nothing but JSON', () => {
    const read = record<{ names: ('a' | 'b')[]; note?: string | undefined }>({
      names: list(oneOf(['a', 'b'])),
      note: optional(text),
    });
    expect(readJson('{"names":["b","a"],"other":1}', read)).toEqual({ names: ['b', 'a'] });
    expect(readJson('{"names":["a"],"note":"n"}', read)).toEqual({ names: ['a'], note: 'n' });
    for (const json of [
      null,
      '',
      '{',
      'null',
      '[]',
      '{"names":["c"]}',
      '{"names":[],"note":1}',
      '{"names":{}}',
    ])
      expect(readJson(json, read), String(json)).toBeNull();
  });

  test('integers and flags are those of the contract', () => {
    const settings = {
      productName: 'x',
      anonymousChat: true,
      requireConfirmedEmail: false,
      supportEmail: 'y',
    };
    for (const value of [20, 1.5, '20', null, true, Number.MAX_SAFE_INTEGER + 1])
      expect(readJson(JSON.stringify(value), integer) !== null, String(value)).toBe(
        pageSettings.safeParse({ ...settings, freeMessagesPerMonth: value }).success,
      );
    expect(readJson('false', flag)).toBe(false);
    expect(readJson('0', flag)).toBeNull();
  });
});
