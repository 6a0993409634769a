import { viewerOf } from '@lianxin/features/session';
import { people, type PersonName } from '@lianxin/features/testing';
import { expect, it } from 'vitest';
import { navigation } from '../navigation.tsx';
import { landingAfterSwitch } from './landing-after-switch.ts';

it.each([
  ['coreOperator', '/core-business/my-chainLetter'],
  ['coreReviewer', '/core-business/my-chainLetter'],
  ['supplierOperator', '/pc-management/my-chainLetter'],
  ['supplierReviewer', '/pc-management/my-chainLetter'],
  ['coreAdministrator', '/home/index'],
] satisfies readonly (readonly [PersonName, string])[])('%s arrives at %s', (name, path) => {
  expect(landingAfterSwitch(navigation, viewerOf(people[name]))).toBe(path);
});
