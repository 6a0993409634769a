import { contract } from '@lianxin/api/contract';
import { expect, test } from 'vitest';
import { problemsOfFields, fieldsIn } from './field-problems.ts';

const message = { zh: '必填', en: 'Required' };
const pathOf = (schema: Parameters<typeof problemsOfFields>[0], path: string) => problemsOfFields(schema, [{ path, message }])[0]?.path;

test('names a field as the wire does, deep inside lists too', () => {
  const { request } = contract.account.login;
  expect(pathOf(request, 'userName')).toBe('username');
  expect(pathOf(contract.account.switchEnterprise.request, 'enterpriseNo')).toBe('id');
  expect(pathOf(contract.message.markRead.request, 'ids.2')).toBe('ids.2');
});

test('leaves what the schema does not know as it is', () => {
  expect(pathOf(contract.account.login.request, 'unknown.deep')).toBe('unknown.deep');
});

test('writes a handler’s fields for the wire, each sentence in the language asked for', () => {
  const fields = [{ path: 'userName', message: { zh: '必填', en: 'Required' } }] as const;
  expect(problemsOfFields(contract.account.login.request, fields)).toEqual([{ path: 'username', message: fields[0].message }]);
  expect(fieldsIn('en', fields)).toEqual([{ path: 'userName', message: 'Required' }]);
});
