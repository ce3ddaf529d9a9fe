import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** What the version before may still use or cannot fulfil. A constraint may be replaced by one that allows more. */
const CONTRACTING = [
  /\bdrop\s+(table|view|column|schema|type|function)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\bset\s+schema\b/i,
  /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i,
  /\balter\s+table\s+\S+\s+add\s+column\s+(?![^,;`]*\bdefault\b)[^,;`]*\bnot\s+null\b/i,
  /,\s*add\s+column\s+(?![^,;`]*\bdefault\b)[^,;`]*\bnot\s+null\b/i,
  /\badd\s+constraint\b(?!\s+\w+_check\b)(?![^;`]*\bforeign\s+key\b)/i,
];

/** Migrations that take something away, and why no running version uses it. */
const ALLOWED: Readonly<Record<string, string>> = {
  'chat/0003_keys_apart.ts': 'a view of the same name takes the place of the moved table',
  'chat/0005_keys_only_apart.ts': 'the view was used by versions before 0003 only',
};

/** The first thing in a migration that the version before could not live with; undefined when it only adds. */
const findContraction = (source: string) => CONTRACTING.map((what) => what.exec(source)?.[0]).find(Boolean);

test('every migration leaves the version before working, except those that take away what no version uses', () => {
  const files = globSync('services/*/src/migrations/[0-9]*.ts', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(30);
  const contracting = files
    .filter((file) => findContraction(readFileSync(path.join(ROOT, file), 'utf8')))
    .map((file) => file.replace(/^services\/(\w+)\/src\/migrations\//, '$1/'));
  expect(contracting.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test.each([
  'drop table notes',
  'alter table notes drop column text',
  'alter table notes rename column text to words',
  'alter table notes alter column text set not null',
  'alter table notes alter column age type bigint',
  'alter table notes add column owner uuid not null',
  'alter table notes add column a text, add column owner uuid not null',
  'alter table notes add constraint one_owner unique (owner)',
])('a migration is refused that would break the version before: %s', (statement) => {
  expect(findContraction(statement)).toBeDefined();
});

test.each([
  'create table notes (id uuid primary key, text text not null)',
  'alter table notes add column pinned boolean not null default false',
  'alter table notes add column text text',
  'alter table notes drop constraint notes_kind_check, add constraint notes_kind_check check (true)',
])('a migration that only adds is allowed: %s', (statement) => {
  expect(findContraction(statement)).toBeUndefined();
});
