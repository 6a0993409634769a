import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../apps/server/migrations');
/** The rules hold from here on; what came before was released or is about to be. */
const FIRST = '0425';
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** What the released version before may still use, or break. */
const CONTRACTS: readonly (readonly [RegExp, string])[] = [
  [/\bdrop (table|view|column|function|type|index|constraint|trigger)\b/, 'drops'],
  [/\brename (to|column|constraint)\b/, 'renames'],
  [/\bset not null\b/, 'sets not null'],
  [/\balter (column )?\w+ (set data )?type\b/, 'changes a type'],
  [/\badd (constraint \w+ )?(check|unique|foreign key)\b(?![^;]*\bnot valid\b)/, 'adds a constraint without "not valid"'],
];
const MARK = /^-- contract: not used since \d+\.\d+\.\d+/;

/** What is wrong with a migration, in words. */
function problems(script: string): string[] {
  const statements = script.replaceAll(/--[^\n]*|\$\$[^]*?\$\$/g, '').toLowerCase();
  const made = new Set([...statements.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, name]) => name));
  const indexed = [...statements.matchAll(/create (?:unique )?index (?!concurrently)(?:if not exists )?\w* ?on (\w+)/g)].map(
    ([, name]) => name,
  );
  const contracts = MARK.test(script) ? [] : CONTRACTS.filter(([pattern]) => pattern.test(statements)).map(([, what]) => what);
  return [
    ...contracts.map((what) => `${what}, and is not marked "-- contract: not used since <version>"`),
    ...indexed
      .filter((name) => !made.has(name))
      .map((name) => `builds an index on ${name ?? ''} and locks out its writers: "-- concurrently"`),
  ];
}

test('a migration that takes away what the released version before uses is marked as such, and indexes lock nobody out', () => {
  const later = files.filter((name) => name > FIRST).map((name) => [name, problems(readFileSync(join(folder, name), 'utf8'))] as const);
  expect(later.filter(([, found]) => found.length > 0)).toEqual([]);
});

test.each([
  ['alter table voucher drop column note;', ['drops']],
  ['alter table voucher rename column note to remark;', ['renames']],
  ['alter table voucher alter column note set not null;', ['sets not null']],
  ['alter table voucher alter note type integer;', ['changes a type']],
  ['alter table voucher add constraint short check (length(note) < 9);', ['adds a constraint']],
  ['create index voucher_note on voucher (note);', ['builds an index on voucher']],
])('%s is refused', (script, found) => {
  expect(problems(script)).toEqual(found.map((words) => expect.stringContaining(words)));
});

test.each([
  '-- contract: not used since 2.5.0\nalter table voucher drop column note;',
  'alter table voucher add column note text;',
  'alter table voucher add constraint short check (length(note) < 9) not valid;',
  'create table note (id text primary key, text text not null); create index note_text on note (text);',
  '-- concurrently\ncreate index concurrently voucher_note on voucher (note);',
])('%s is accepted', (script) => {
  expect(problems(script)).toEqual([]);
});

test('no two migrations have one number', () => {
  const numbers = files.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});
