import { wireNameOf } from '@lianxin/api/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '../contract/index.ts';
import type { Operation } from '../operation.ts';
import { AMOUNT_FIELDS, OPERATION_LABELS, outcomeWord, REQUEST_LABELS, wordOf } from './words.ts';

const all: (readonly [name: string, operation: Operation])[] = Object.entries(operations).flatMap(([resource, calls]) =>
  Object.entries<Operation>(calls).map(([call, operation]) => [`${resource}.${call}`, operation] as const),
);

/** The fields of a request as they are kept, with those of its content. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
    name === 'content' ? fieldsOf(field) : [wireNameOf(field) ?? name],
  );
}

test('every act has a word in both languages', () => {
  const acts = all.filter(([, { kind }]) => kind !== 'query').map(([name]) => name);
  expect(acts.length).toBeGreaterThan(30);
  expect(acts.filter((name) => !Object.hasOwn(OPERATION_LABELS, name))).toEqual([]);
  for (const { zh, en } of Object.values(OPERATION_LABELS)) {
    expect(zh).toMatch(/^\p{Script=Han}+$/u);
    expect(en).not.toMatch(/\p{Script=Han}/u);
  }
});

test('every field of a proposed act has a word, and every amount is written as one', () => {
  const proposed = all.filter(([, { kind }]) => kind === 'jointAct').flatMap(([, { request }]) => fieldsOf(request));
  const unnamed = [...new Set(proposed)].filter((field) => !['reason', 'version'].includes(field) && !Object.hasOwn(REQUEST_LABELS, field));
  expect(unnamed).toEqual([]);
  // What a group has granted in all is said by the trail alone.
  expect(proposed).toEqual(expect.arrayContaining([...AMOUNT_FIELDS].filter((field) => field !== 'grantedTotal')));
});

test('a name that the table does not have stands as it is', () => {
  expect(wordOf(OPERATION_LABELS, 'later.act', 'en')).toBe('later.act');
  expect(wordOf(OPERATION_LABELS, 'constructor', 'zh')).toBe('constructor');
  expect(outcomeWord('refused 10007 DUPLICATE', 'zh')).toBe('已拒绝');
});
