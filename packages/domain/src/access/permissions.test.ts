import { expect, test } from 'vitest';
import { holdsPermission, PERMISSION_KEYS, permissionsOf } from './permissions.ts';
import { ROLES } from './role.ts';

test('operators apply, reviewers check, administrators read and sign agreements, and group viewers read the figures of their group', () => {
  expect(permissionsOf('operator')).toEqual([
    'records.read',
    'records.trace',
    'message.read',
    'file.upload',
    'fee.pay',
    'billing.request',
    'issuance.make',
    'signFor.make',
    'transfer.make',
    'notice.read',
    'trade.edit',
    'supplier.manage',
    'category.manage',
    'dues.make',
    'financing.make',
    'pledge.make',
    'consent.make',
    'lending.make',
    'plan.read',
    'plan.make',
    'statement.decide',
    'serviceBill.decide',
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
    'absence.read',
    'absence.make',
    'financing.review',
    'pledge.review',
    'consent.review',
    'lending.review',
    'plan.read',
    'credit.review',
    'fund.review',
    'statement.decide',
    'settlement.review',
  ]);
  expect(permissionsOf('administrator')).toEqual([
    'records.read',
    'records.export',
    'message.read',
    'file.upload',
    'fee.pay',
    'billing.manage',
    'billing.request',
    'enterprise.register',
    'trade.edit',
    'agreement.sign',
    'staff.manage',
    'config.manage',
    'enterprise.manage',
    'absence.read',
    'supplier.manage',
    'category.manage',
    'credit.make',
    'account.manage',
    'fund.make',
    'serviceBill.decide',
  ]);
  expect(permissionsOf('groupViewer')).toEqual(['group.read']);
});

test('no role holds both the make and the review permission of a business', () => {
  const both = ROLES.flatMap((role) => {
    const held: readonly string[] = permissionsOf(role);
    return held.filter((key) => key.endsWith('.make') && ['review', 'confirm'].some((check) => held.includes(key.replace('make', check))));
  });
  expect(both).toEqual([]);
});

test('every permission is held by at least one role', () => {
  expect(PERMISSION_KEYS.filter((key) => !ROLES.some((role) => holdsPermission(role, key)))).toEqual([]);
});
