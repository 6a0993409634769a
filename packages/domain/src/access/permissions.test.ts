import { expect, test } from 'vitest';
import { holdsPermission, PERMISSION_KEYS, permissionsOf } from './permissions.ts';
import { ROLES } from './role.ts';

test('an operator makes, a reviewer checks, an administrator reads and signs agreements, and the data role holds none', () => {
  expect(permissionsOf('operator')).toEqual([
    'records.read',
    'records.trace',
    'message.read',
    'file.upload',
    'fee.pay',
    'issuance.make',
    'signFor.make',
    'transfer.make',
    'notice.read',
    'trade.edit',
    'supplier.manage',
    'financing.make',
    'pledge.make',
    'consent.make',
    'lending.make',
    'settlement.make',
  ]);
  expect(permissionsOf('reviewer')).toEqual([
    'records.read',
    'records.trace',
    'message.read',
    'file.upload',
    'fee.pay',
    'issuance.review',
    'signFor.confirm',
    'transfer.review',
    'notice.read',
    'financing.review',
    'pledge.review',
    'consent.review',
    'lending.review',
    'credit.review',
    'settlement.review',
  ]);
  expect(permissionsOf('administrator')).toEqual([
    'records.read',
    'records.export',
    'message.read',
    'file.upload',
    'fee.pay',
    'enterprise.register',
    'agreement.sign',
    'staff.manage',
    'supplier.manage',
    'credit.make',
    'account.manage',
  ]);
  expect(permissionsOf('groupViewer')).toEqual([]);
});

test('nobody both makes and checks the same thing', () => {
  const both = ROLES.flatMap((role) => {
    const held: readonly string[] = permissionsOf(role);
    return held.filter((key) => key.endsWith('.make') && ['review', 'confirm'].some((check) => held.includes(key.replace('make', check))));
  });
  expect(both).toEqual([]);
});

test('every key is held by somebody', () => {
  expect(PERMISSION_KEYS.filter((key) => !ROLES.some((role) => holdsPermission(role, key)))).toEqual([]);
});
