import { contract } from '@lianxin/api/contract';
import { expect, test } from 'vitest';
import { problemsOfFields, fieldsIn } from './field-problems.ts';
import { readRequest } from './read-request.ts';

const message = { zh: '必填', en: 'Required' };
const pathOf = (schema: Parameters<typeof problemsOfFields>[0], path: string) => problemsOfFields(schema, [{ path, message }])[0]?.path;

test('converts field paths to wire names, also inside lists', () => {
  const { request } = contract.account.login;
  expect(pathOf(request, 'userName')).toBe('username');
  expect(pathOf(contract.account.switchEnterprise.request, 'enterpriseNo')).toBe('id');
  expect(pathOf(contract.message.markRead.request, 'ids.2')).toBe('ids.2');
});

test('does not change unknown paths', () => {
  expect(pathOf(contract.account.login.request, 'unknown.deep')).toBe('unknown.deep');
});

test('converts a handler’s fields to wire names and to the request’s language', () => {
  const fields = [{ path: 'userName', message: { zh: '必填', en: 'Required' } }] as const;
  expect(problemsOfFields(contract.account.login.request, fields)).toEqual([{ path: 'username', message: fields[0].message }]);
  expect(fieldsIn('en', fields)).toEqual([{ path: 'userName', message: 'Required' }]);
});

test('refuses a day that cannot be at its field', () => {
  const { request } = contract.receivable.collect;
  const sent = { id: 'R1', version: 0, collectedOn: '0026-11-20' };
  expect(readRequest(request, sent)).toMatchObject({ problems: [{ path: 'collectedOn' }] });
  expect(readRequest(request, { ...sent, collectedOn: '1026-11-20' })).toEqual({
    success: false,
    problems: [{ path: 'collectedOn', message: { zh: '日期不能早于 1990-01-01', en: 'Not before 1990-01-01' } }],
  });
});
