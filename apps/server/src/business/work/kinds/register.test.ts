import { SignedAct } from '@lianxin/api/contract';
import { APPLICATION_MACHINES } from '@lianxin/domain';
import { expect, test } from 'vitest';
import { applicationJobs } from './application-jobs.ts';
import { kinds } from './register.ts';

const all = Object.entries(kinds);

test('every kind with a state machine is registered', () => {
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(APPLICATION_MACHINES).toSorted());
});

/** Signed acts that belong to no application: the agreement, payment at maturity, enrolment with a lender, leaving the platform. */
const APART: readonly string[] = ['supplementSign', 'settlementAuthorise', 'cancellationApply', 'enrolmentApply'];

test.each(SignedAct.options.filter((act) => !APART.includes(act)))('the signed text of %s belongs to one kind', (act) => {
  const said = all.filter(([, { signedTexts, signedFor }]) => act in signedTexts || Object.values(signedFor?.acts ?? {}).includes(act));
  expect(said).toHaveLength(1);
});

test('each kind with a sign-for has reminders and expiry, and its jobs are its own', () => {
  const planned = all.flatMap(([kind, { signedFor, jobs = {} }]) =>
    [...(signedFor ? ['expire', 'signForReminder'] : []), ...Object.keys(jobs)].map((name) => `${kind}.${name}`),
  );
  expect(Object.keys(applicationJobs).toSorted()).toEqual(planned.toSorted());
});
