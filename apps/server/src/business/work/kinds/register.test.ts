import { SignedAct } from '@lianxin/api/contract';
import { APPLICATION_MACHINES } from '@lianxin/domain';
import { expect, test } from 'vitest';
import { applicationJobs } from './application-jobs.ts';
import { kinds } from './register.ts';

const all = Object.entries(kinds);

test('every kind that has a machine is registered', () => {
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(APPLICATION_MACHINES).toSorted());
});

/** Signed acts that belong to no application: the agreement, payment at maturity, enrolment with a lender, leaving the platform. */
const APART: readonly string[] = ['supplementSign', 'settlementAuthorise', 'cancellationApply', 'enrolmentApply'];

test.each(SignedAct.options.filter((act) => !APART.includes(act)))('what is signed in %s is said by one kind', (act) => {
  const said = all.filter(([, { signedTexts, signedFor }]) => act in signedTexts || Object.values(signedFor?.acts ?? {}).includes(act));
  expect(said).toHaveLength(1);
});

test('each kind that is signed for is reminded of and ends by itself, and no other job is anybody’s but its kind’s', () => {
  const planned = all.flatMap(([kind, { signedFor, jobs = {} }]) =>
    [...(signedFor ? ['expire', 'signForReminder'] : []), ...Object.keys(jobs)].map((name) => `${kind}.${name}`),
  );
  expect(Object.keys(applicationJobs).toSorted()).toEqual(planned.toSorted());
});
