import { contract } from '@lianxin/api/contract';
import { expect, test } from 'vitest';
import { problemsOfFields, saidIn, wirePath } from './field-problems.ts';

test('names a field as the wire does, deep inside lists too', () => {
  const { request } = contract.account.login;
  expect(wirePath(request, ['userName'])).toBe('username');
  expect(wirePath(contract.account.switchEnterprise.request, ['enterpriseNo'])).toBe('id');
  expect(wirePath(contract.message.markRead.request, ['ids', 2])).toBe('ids.2');
});

test('leaves what the schema does not know as it is', () => {
  expect(wirePath(contract.account.login.request, ['unknown', 'deep'])).toBe('unknown.deep');
});

test('writes a handler’s fields for the wire, each sentence in the language asked for', () => {
  const fields = [{ path: 'userName', message: { zh: '必填', en: 'Required' } }] as const;
  expect(problemsOfFields(contract.account.login.request, fields)).toEqual([{ path: 'username', message: fields[0].message }]);
  expect(saidIn('en', fields)).toEqual([{ path: 'userName', message: 'Required' }]);
});
