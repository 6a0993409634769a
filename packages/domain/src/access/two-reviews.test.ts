import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHECKED_ACTS, isCheckingAct } from './four-eyes.ts';
import { relatedCheckingActs, passOf, TWICE_REVIEWED, type ReviewedBusiness } from './two-reviews.ts';

const person = fc.constantFrom('A', 'B', 'C');

test('maker, first and second reviewer are always different people, in whatever order they try', () => {
  fc.assert(
    fc.property(person, fc.boolean(), fc.array(person, { maxLength: 12 }), (makerId, needsTwo, tries) => {
      const parts = [makerId];
      let firstId: string | null = null;
      let isDone = false;
      for (const userId of tries) {
        if (isDone) break;
        const pass = passOf(userId, { makerId, needsTwo, firstId });
        if (pass === 'SELF_REVIEW' || pass === 'PASSED_ALREADY') continue;
        parts.push(userId);
        if (pass === 'first') firstId = userId;
        else isDone = true;
      }
      expect(new Set(parts).size).toBe(parts.length);
      if (isDone) expect(parts).toHaveLength(needsTwo ? 3 : 2);
    }),
  );
});

test('every act that may need two reviewers is a checking act, and groups only with the acts that decide the same', () => {
  for (const acts of Object.values<Readonly<Partial<Record<string, ReviewedBusiness>>>>(TWICE_REVIEWED))
    for (const act of Object.keys(acts)) {
      if (act !== 'pass' && act !== 'voidApprove' && act !== 'signConfirm' && !Object.hasOwn(CHECKED_ACTS, act)) expect.fail(act);
    }
  expect(relatedCheckingActs('pass')).toEqual(['pass', 'return']);
  expect(relatedCheckingActs('signConfirm')).toEqual(['signConfirm', 'signReturn']);
  expect(relatedCheckingActs('voidApprove')).toEqual(['voidApprove', 'voidReject']);
  expect(relatedCheckingActs('approve')).toEqual(['approve', 'decline', 'sendBack']);
  expect(isCheckingAct('authorisePay')).toBe(true);
});
