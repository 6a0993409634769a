import { contract } from '@lianxin/api/contract';
import { ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { supplierAccounts } from '../../../platform/testing/world/accounts.ts';
import { first, pageBy, TODAY } from '../../../platform/testing/world/example.ts';
import { sumOf } from '../register/register.fixtures.ts';
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

/** One of each state, as their maker sees them. */
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
  reply(fundRegister.supplements, ({ states }) => ({
    ...pageBy(list, 'state', states),
    columnSums: { inflow: sumOf(list, 'in'), outflow: sumOf(list, 'out') },
    today: TODAY,
  })),
  reply(fundRegister.supplement, ({ id }) => detailOf(list.find((one) => one.id === id) ?? example)),
  reply(bankAccount.list, supplierAccounts),
];
