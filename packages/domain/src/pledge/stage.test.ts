import { expect, test } from 'vitest';
import { allowedActs, type Act, type Party } from '../access/action-matrix.ts';
import { dueInStage } from './stage.ts';
import type { PledgeApplicationState } from './state.ts';

const due = (state: PledgeApplicationState, party: Party, accepted: boolean): readonly Act[] =>
  (['operator', 'reviewer'] as const)
    .flatMap((role) => allowedActs('pledge', state, party, role))
    .filter((act) => act !== 'view' && dueInStage(state, accepted, act));

test.each([
  ['awaitingGuarantor', 'guarantor', []],
  ['underApproval', 'funder', ['payFee']],
] as const)(
  '%s: the operator accepts before the reviewer approves, and the applicant may withdraw only before acceptance',
  (state, party, fee) => {
    expect(due(state, party, false)).toEqual(['accept', 'search', 'decline', 'sendBack']);
    expect(due(state, party, true)).toEqual(['search', 'askMore', 'approve', 'decline', 'sendBack']);
    expect(due(state, 'own', false)).toEqual(['withdraw', 'remind', ...fee]);
    expect(due(state, 'own', true)).toEqual(['remind', ...fee]);
  },
);

test('in every other state only the action matrix decides', () => {
  for (const accepted of [true, false]) {
    expect(due('awaitingRegistration', 'funder', accepted)).toEqual(['search', 'register', 'decline']);
    expect(due('awaitingGuarantorSignature', 'own', accepted)).toEqual(['withdraw', 'remind']);
  }
});
