import { decide, rowAt } from '@lianxin/features/navigation';
import { viewerOf } from '@lianxin/features/session';
import { people } from '@lianxin/features/testing';
import { expect, it } from 'vitest';
import { navigation } from './navigation.tsx';

const GUIDE = '/help-center/operation-guide';

/** The decision of the route guard for the page of the guide. */
function decision(status: number | undefined, hasEnterprise: boolean) {
  const row = rowAt(navigation, GUIDE);
  if (row?.kind !== 'page') throw new Error(`no page ${GUIDE}`);
  const person = people.supplierAdministrator;
  const viewer =
    status === undefined ? undefined : viewerOf({ ...person, status, enterpriseNo: hasEnterprise ? person.enterpriseNo : null });
  return decide(navigation, row, GUIDE, { marked: viewer !== undefined, viewer });
}

it.each([
  ['a visitor', undefined, false, { kind: 'go', to: `/login?redirect=${encodeURIComponent(GUIDE)}` }],
  ['a person without an application', 1, false, { kind: 'go', to: '/registerResubmit' }],
  ['a person waiting for review', 0, false, { kind: 'open' }],
  ['a rejected person', 2, false, { kind: 'open' }],
  ['a person with a pending micro-deposit check', 3, true, { kind: 'go', to: '/bankCheck' }],
  ['a person rejected again', 4, false, { kind: 'open' }],
  ['a person of a registered enterprise', 1, true, { kind: 'open' }],
])('the page of the guide follows the route guard for %s', (_who, status, hasEnterprise, expected) => {
  expect(decision(status, hasEnterprise)).toEqual(expected);
});
