import { landingAfterSwitch } from '@lianxin/features/navigation';
import { viewerOf } from '@lianxin/features/session';
import { people, type PersonName } from '@lianxin/features/testing';
import { expect, it } from 'vitest';
import { wholeNavigation } from './navigation.fixture.ts';
import { navigation } from './navigation.tsx';

it.each([
  ['coreOperator', '/core-business/my-chainLetter'],
  ['coreReviewer', '/core-business/my-chainLetter'],
  ['supplierOperator', '/pc-management/my-chainLetter'],
  ['supplierReviewer', '/pc-management/my-chainLetter'],
  ['guarantorOperator', '/db-center/db-management'],
  ['guarantorReviewer', '/db-center/db-management'],
  ['lenderOperator', '/db-center/db-management'],
  ['lenderReviewer', '/db-center/db-management'],
  ['lenderAdministrator', '/account-center/position-staffing'],
  ['coreAdministrator', '/account-center/position-staffing'],
  ['supplierAdministrator', '/account-center/position-staffing'],
] satisfies readonly (readonly [PersonName, string])[])('%s lands on %s', (name, path) => {
  expect(landingAfterSwitch(navigation, viewerOf(people[name]))).toBe(path);
});

const institution = { ...people.supplierOperator, channelRows: people.guarantorOperator.channelRows };
const both = {
  ...people.coreOperator,
  channelRows: [...people.coreOperator.channelRows, ...people.guarantorOperator.channelRows.map((row) => ({ ...row, channel: 4 }))],
};

it.each([
  ['an administrator', people.supplierAdministrator, '/account-center/position-staffing'],
  ['an administrator of a core enterprise', people.coreAdministrator, '/account-center/position-staffing'],
  ['an operator of a core enterprise', people.coreOperator, '/core-business/my-chainLetter'],
  ['an operator of a core enterprise that is also an institution', both, '/core-business/my-chainLetter'],
  ['an operator of an institution', institution, '/db-center/db-management'],
  ['an operator of a supplier', people.supplierOperator, '/pc-management/my-chainLetter'],
])('%s lands on the first page of their area once all screens exist', (_, user, path) => {
  expect(landingAfterSwitch(wholeNavigation, viewerOf(user))).toBe(path);
});
