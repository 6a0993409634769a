import { contract } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { sumFen, type FundSupplementState } from '@lianxin/domain';
import { supplierAccounts } from '../../../platform/testing/world/accounts.ts';
import { first, pageOf } from '../../../platform/testing/world/example.ts';
import type { Supplement, SupplementDetail } from './supplement-terms.ts';

const { fundRegister, bankAccount } = contract;
const example = first(fundRegister.supplements.example.response.list);

const supplement = (order: number, changes: Partial<Supplement>): Supplement => ({
  ...example,
  id: ids.fundSupplement(`S${order}`),
  applicationNumber: `BL20261120-000${order}`,
  isOwn: true,
  acts: ['view'],
  ...changes,
});

/** Of each state one, as the administrator who made them sees them. */
export const supplements: readonly Supplement[] = [
  supplement(4, { acts: ['view', 'withdraw'] }),
  supplement(3, {
    state: 'returned',
    version: 1,
    amount: yuan(560),
    reason: '金额与回单不符',
    waitingFor: { role: 'administrator', since: example.submittedAt },
    acts: ['view', 'submit', 'delete'],
  }),
  supplement(2, { state: 'passed', version: 1, waitingFor: null, reviewerName: '陈敏', direction: 'out', type: 'fee', amount: yuan(88) }),
  supplement(1, { state: 'withdrawn', version: 1, waitingFor: null }),
];

export const detailOf = (row: Supplement): SupplementDetail => ({ ...row, attachments: [], log: [] });

export const supplementsAre = (list: readonly Supplement[]): readonly MockReply[] => [
  reply(fundRegister.supplements, ({ states }) => {
    const chosen = list.filter(({ state }) => states === undefined || states.includes(state));
    const count = (state: FundSupplementState) => list.filter((one) => one.state === state).length;
    return {
      ...pageOf(chosen),
      today: day('2026-11-20'),
      totalAmount: sumFen(chosen.map(({ amount }) => amount)),
      stateCounts: {
        awaitingReview: count('awaitingReview'),
        returned: count('returned'),
        passed: count('passed'),
        withdrawn: count('withdrawn'),
      },
    };
  }),
  reply(fundRegister.supplement, ({ id }) => detailOf(list.find((one) => one.id === id) ?? example)),
  reply(bankAccount.list, supplierAccounts),
];
