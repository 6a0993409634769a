import { describe, expect, test } from 'vitest';
import { ACTION_MATRIX, allowedActs, PARTIES } from '../access/action-matrix.ts';
import { financingMachine } from '../financing/state.ts';
import { pledgeApplicationMachine } from '../pledge/state.ts';
import { adviceOn, momentOf, type CheckReader, type FinancingRemedy } from './check-advice.ts';
import { FINANCING_CHECK_CODES } from './checks.ts';

const ROLES = ['administrator', 'operator', 'reviewer'] as const;

/** Everyone who may look at an application of either kind in any of its states, with what the matrix lets them do. */
const READERS: readonly (CheckReader & { readonly name: string })[] = [
  ...financingMachine.states.flatMap((state) =>
    PARTIES.filter((party) => ACTION_MATRIX.financing[state][party] !== undefined).flatMap((party) =>
      ROLES.map((role) => ({
        name: `${role} of ${party}, financing ${state}`,
        party,
        state,
        acts: allowedActs('financing', state, party, role),
      })),
    ),
  ),
  ...pledgeApplicationMachine.states.flatMap((state) =>
    PARTIES.filter((party) => ACTION_MATRIX.pledge[state][party] !== undefined).flatMap((party) =>
      ROLES.map((role) => ({
        name: `${role} of ${party}, pledge ${state}`,
        party,
        state,
        acts: allowedActs('pledge', state, party, role),
      })),
    ),
  ),
];

/** Remedies that need a change of the application. */
const CHANGES: readonly FinancingRemedy[] = [
  'choosePieces',
  'lowerAmount',
  'waitForPayment',
  'chooseLender',
  'requote',
  'statePurpose',
  'changeInvoices',
  'addInvoices',
  'readAgreements',
];

describe('the advice on every check, for everyone who reads it at every stage', () => {
  test.each(READERS)('$name can follow it', ({ party, acts, state }) => {
    for (const code of FINANCING_CHECK_CODES)
      for (const level of ['fail', 'warn'] as const) {
        const advice = adviceOn({ code, level }, { party, acts, state }) ?? expect.fail(`no advice on ${code}`);
        if (advice.route === 'directly') expect(!CHANGES.includes(advice.remedy) || acts.includes('edit')).toBe(true);
        else if (advice.route !== 'colleague' && advice.route !== 'lendingSide') expect(acts).toContain(advice.route);
        if (party !== 'own' && advice.route === 'directly') expect(['expectQuestions', 'proveAccount']).not.toContain(advice.remedy);
      }
  });

  test.each(READERS)('$name needs none on what passes or waits', (reader) => {
    expect(
      FINANCING_CHECK_CODES.flatMap((code) => [adviceOn({ code, level: 'pass' }, reader), adviceOn({ code, level: 'pending' }, reader)]),
    ).toEqual(FINANCING_CHECK_CODES.flatMap(() => [undefined, undefined]));
  });

  test('is the remedy itself in the form', () => {
    expect(FINANCING_CHECK_CODES.map((code) => adviceOn({ code, level: 'fail' })?.route)).toEqual(
      FINANCING_CHECK_CODES.map(() => 'directly'),
    );
  });
});

test('what is kept is judged at the moment it was kept, and everything as it is now until then', () => {
  expect(FINANCING_CHECK_CODES.filter((code) => momentOf(code, 'awaitingReview') !== 'now')).toEqual(['purpose', 'agreements']);
  expect(FINANCING_CHECK_CODES.filter((code) => momentOf(code, 'underApproval') === 'passed')).toEqual(['lender', 'quote', 'issuerShare']);
  expect(momentOf('quote', 'returned')).toBe('now');
});
