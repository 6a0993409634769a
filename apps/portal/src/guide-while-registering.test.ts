import { decide, rowAt } from '@lianxin/features/navigation';
import { viewerOf } from '@lianxin/features/session';
import { people } from '@lianxin/features/testing';
import { expect, it } from 'vitest';
import { navigation } from './navigation.tsx';

const GUIDE = '/help-center/operation-guide';

/** What becomes of a person who asks for the guide's own page. */
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
  ['who has handed nothing in', 1, false, { kind: 'go', to: '/registerResubmit' }],
  ['who waits for the review', 0, false, { kind: 'open' }],
  ['who was rejected', 2, false, { kind: 'open' }],
  ['who owes the micro-deposit check', 3, true, { kind: 'go', to: '/bankCheck' }],
  ['who was rejected again', 4, false, { kind: 'open' }],
  ['whose enterprise is open', 1, true, { kind: 'open' }],
])('the page of the guide keeps its rule for %s', (_who, status, hasEnterprise, expected) => {
  expect(decision(status, hasEnterprise)).toEqual(expected);
});
