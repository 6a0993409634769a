import { contract, CreditApplicationId, type ResponseOf } from '@lianxin/api/contract';
import { day, yuan } from '@lianxin/api/mock';
import { allowedActs, waitingFor, type CreditApplicationState, type Role } from '@lianxin/domain';
import { first, logged, pageBy } from '../../platform/testing/world/example.ts';
import type { CreditApplication } from './lines/credit-terms.ts';
import type { CreditLine } from './use-credit-lines.ts';

const { creditLine } = contract;
const line = first(creditLine.get.example.response);
const example = first(creditLine.applications.example.response.list);
const SINCE = '2026-11-19T16:20:00+08:00';

/** Fields of a request that depend on its state. */
const IN_STATE: Readonly<Record<CreditApplicationState, Partial<CreditApplication>>> = {
  awaitingReview: {},
  returned: { reason: '请补充采购计划' },
  withdrawn: {},
  awaitingDecision: { previousTotal: null },
  granted: { decidedAt: SINCE, grantedTotal: yuan(120_000_000), validUntil: day('2027-11-18') },
  declined: { decidedAt: SINCE, reason: '超出本行对单户的授信上限' },
};

/** A request of the core enterprise in a state, as seen in a role. */
export function applicationIn(
  state: CreditApplicationState,
  changes: Partial<CreditApplication> = {},
  role: Role = 'administrator',
): CreditApplication {
  const waiting = waitingFor(state, 'creditApplication');
  const { isOwn = role === 'administrator' } = changes;
  return {
    ...example,
    id: CreditApplicationId.parse(`CA-${state}`),
    applicationNumber: `SX20261119-${state}`,
    channel: 1,
    bankName: '银行A',
    waitingFor: waiting ? { party: waiting.party === 'own' ? 'own' : 'funder', role: waiting.role, since: SINCE } : null,
    ...IN_STATE[state],
    state,
    isOwn,
    // Nobody reviews their own.
    acts: allowedActs('creditApplication', state, 'own', role).filter((act) => !isOwn || (act !== 'pass' && act !== 'return')),
    ...changes,
  };
}

/** Requests in every state. */
export const applicationRows = (role: Role = 'administrator'): readonly CreditApplication[] => [
  applicationIn('awaitingReview', { applicationNumber: 'SX20261120-0001' }, role),
  applicationIn('returned', { applicationNumber: 'SX20261118-0002', channel: 6, bankName: '小额贷款公司' }, role),
  applicationIn('awaitingDecision', { applicationNumber: 'SX20261116-0001', channel: 3, bankName: '担保贷款' }, role),
  applicationIn('granted', { applicationNumber: 'SX20260703-0004' }, role),
  applicationIn('declined', { applicationNumber: 'SX20260511-0001' }, role),
  applicationIn('withdrawn', { applicationNumber: 'SX20260402-0003' }, role),
];

/** One page with counts by state. */
export const pageOfApplications = (list: readonly CreditApplication[]): ResponseOf<typeof creditLine.applications> => pageBy(list, 'state');

/** A request with its log. */
export const detailOf = (application: CreditApplication): ResponseOf<typeof creditLine.application> => ({
  ...application,
  log: [logged('submit', '郭建军', '晋北煤业集团有限公司', '2026-11-19T10:02:00+08:00', 'administrator')],
});

const lineOn = (channel: number, changes: Partial<CreditLine>): CreditLine => ({ ...line, channel, ...changes });

/** Lines half used, full, near their end, and frozen. */
export const creditLines: readonly CreditLine[] = [
  lineOn(1, { bankName: '银行A', creditNumber: 'SX-A-2026-01', version: 3 }),
  lineOn(3, {
    bankName: '汇通融资担保',
    creditNumber: 'SX-DB-2026-03',
    total: yuan(50_000_000),
    used: yuan(41_250_000),
    inTransit: yuan(8_750_000),
    available: yuan(0),
  }),
  lineOn(6, {
    bankName: '小额贷款公司',
    creditNumber: 'SX-JR-2025-06',
    state: 'expired',
    total: yuan(20_000_000),
    used: yuan(1_200_000),
    available: yuan(18_800_000),
    beginsOn: day('2025-11-01'),
    validUntil: day('2026-10-31'),
  }),
  lineOn(11, { bankName: '小额贷款公司(国)', creditNumber: 'SX-GH-2026-11', state: 'frozen' }),
];

export const creditTotals: ResponseOf<typeof creditLine.history> = [
  { channel: 1, since: '2025-07-01T09:00:00+08:00', total: yuan(70_000_000) },
  { channel: 1, since: '2026-07-01T09:00:00+08:00', total: yuan(100_000_000) },
  { channel: 3, since: '2026-01-12T09:00:00+08:00', total: yuan(50_000_000) },
  { channel: 6, since: '2025-11-01T09:00:00+08:00', total: yuan(20_000_000) },
];
