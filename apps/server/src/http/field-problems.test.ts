import { contract } from '@lianxin/api/contract';
import { expect, test } from 'vitest';
import { problemsOfFields, fieldsIn } from './field-problems.ts';

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
