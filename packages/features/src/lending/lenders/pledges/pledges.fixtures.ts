import { contract, type PledgeDetail, type PledgeRow, type ResponseOf } from '@lianxin/api/contract';
import { day, figure, ids, none, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { pageOfApplications, rowsLike, waits, wholeLike } from '../../../platform/testing/world/applications.ts';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import { first } from '../../../platform/testing/world/example.ts';
import type { LendingPart } from './lending-part.ts';

const { supplier, tier2, guarantor } = enterprises;

const ofSupplier = rowsLike<PledgeRow>(first(contract.pledge.list.example.response.list), (order) => ids.pledge(`P${order}`), 'ZY');

/** A loan in the view of a lender or guarantor. */
export const pledge = (order: number, state: PledgeRow['state'], changes: Partial<PledgeRow> = {}): PledgeRow =>
  ofSupplier(order, state, 800_000, { part: 'funder', version: 3, ...changes });

type Role = PledgeRow['waitingFor'][number]['role'];
const lender = (role: Role) => waits('funder', '晋融小额贷款有限公司', role);
const waitsForGuarantor = (role: Role) => waits('guarantor', guarantor.name, role);
const holder = (role: Role) => waits('own', supplier.name, role);

const small = { channel: 6, lenderName: '小额贷款公司', guarantor: null, annualRate: 96_000n };
const state = { channel: 11, lenderName: '小额贷款公司(国)', guarantor: null, annualRate: 88_000n };
const out = { disbursedOn: day('2026-11-12'), principalLeft: yuan(800_000) };

/** The loans of a lender in all relevant states, in its operator's view. */
export const lentOn: readonly PledgeRow[] = [
  pledge(1, 'underApproval', { acts: ['view', 'accept'], waitingFor: [lender('operator')] }),
  pledge(2, 'underApproval', { ...small, holder: tier2, acts: ['view', 'askMore'], waitingFor: [lender('reviewer')] }),
  pledge(3, 'supplementing', { ...small, waitingFor: [holder('operator')] }),
  pledge(4, 'awaitingRegistration', { ...small, acts: ['view', 'register'], waitingFor: [lender('operator')] }),
  pledge(5, 'awaitingDisbursement', { acts: ['view', 'disburse', 'fail'], pieceCount: 2, waitingFor: [lender('operator')] }),
  pledge(6, 'disbursementFailed', { acts: ['view', 'retry'], reason: '收款账号与户名不符', waitingFor: [lender('operator')] }),
  pledge(7, 'disbursed', { ...state, ...out, acts: ['view', 'receipt'] }),
  pledge(8, 'overdue', { ...small, ...out, acts: ['view', 'receipt', 'urge'], repayOn: day('2026-11-18'), paysOn: day('2026-11-18') }),
  pledge(9, 'awaitingRelease', { ...out, principalLeft: yuan(0), acts: ['view', 'release'], waitingFor: [lender('operator')] }),
  pledge(10, 'released', { ...small, ...out, principalLeft: yuan(0), releasedOn: day('2026-11-19') }),
  pledge(11, 'declined', { ...small, reason: '开立方集中度超限' }),
];

/** The loans of a guarantor, in its operator's view. */
export const guaranteed: readonly PledgeRow[] = [
  pledge(21, 'awaitingGuarantor', { part: 'guarantor', acts: ['view', 'accept'], waitingFor: [waitsForGuarantor('operator')] }),
  pledge(22, 'awaitingGuarantorSignature', { part: 'guarantor', waitingFor: [waitsForGuarantor('reviewer')] }),
  pledge(23, 'disbursed', { ...out, part: 'guarantor', acts: ['view', 'receipt'] }),
];

/** The list for an enterprise with these loans as lender and guarantor. */
export const pledgesAs = (lists: Readonly<Partial<Record<LendingPart, readonly PledgeRow[]>>>): MockReply =>
  reply(contract.pledge.list, ({ part, states }) => pageOfApplications(lists[part === 'guarantor' ? part : 'funder'] ?? [], states));

const { response: repaid } = contract.pledge.ghRepayments.example;
const { response: whole } = contract.pledge.get.example;

/** A repayment that the lender has not confirmed yet. */
export const unconfirmedRepayment = { ...first(repaid.repayments), state: 'awaitingConfirmation' as const };

/** The details of a loan, with a guarantee, a registration and repayments if its state has them. */
export const wholePledge = (row: PledgeRow): PledgeDetail => {
  const isOut = row.disbursedOn !== null;
  return {
    ...whole,
    ...row,
    ...wholeLike(whole, 'pledge', row, row.amount),
    guarantee: row.guarantor && {
      contractNumber: isOut ? 'HT-DB-2026-018' : null,
      amount: row.amount,
      rate: 15_000n,
      fee: yuan(5_800),
      feePaidOn: isOut ? day('2026-11-11') : null,
      feeReceiptNumber: isOut ? 'HT20261111003' : null,
    },
    pieces: whole.pieces.map((piece) => (row.acts.includes('urge') ? { ...piece, overdue: true, acts: ['urge'] } : piece)),
    owed: row.state === 'disbursed' || row.state === 'overdue' ? repaid.owed : null,
    repayments: row.acts.includes('repayConfirm') ? [unconfirmedRepayment] : [],
  };
};

const { response: risk } = contract.pledge.risk.example;
type Risk = ResponseOf<typeof contract.pledge.risk>;

const warning = (code: string, level: Risk['warnings'][number]['level'], figures: Readonly<Record<string, string>> = {}) => ({
  code,
  level,
  figures: { ...figures },
});
const SEARCHED = { reportNumber: 'CC202611230001', searchedAt: '2026-11-20T09:40:00+08:00', found: 0, entries: [], fresh: true };

/** A lender's risk figures, with a warning of every kind and a register search. */
const riskWith = (found: Risk['warnings'][number], search: Risk['search'], mayBeSearched: boolean): Risk => ({
  ...risk,
  exposures: [
    ...risk.exposures,
    { issuer: enterprises.machinery, amount: yuan(1_800_000), overdue: yuan(215_300), count: 2, share: 360_000n },
  ],
  terms: [
    { from: 0, to: 30, ...figure(1, 600_000) },
    { from: 31, to: 90, ...figure(2, 1_200_000) },
    { from: 91, to: 180, ...figure(3, 3_200_000) },
    { from: 181, to: null, ...none },
  ],
  warnings: [
    warning('issuerSuspended', 'pass'),
    warning('issuerOverdue', 'warn', { overdue: '0.00', times: '1' }),
    ...risk.warnings,
    warning('longTerm', 'pass', { latest: '2027-05-18', dueOn: '2027-05-14' }),
    warning('invoiceUsedElsewhere', 'fail', { count: '1' }),
    found,
  ],
  invoicesElsewhere: [{ number: '26142000000012345678', amount: yuan(400_000) }],
  search,
  mayBeSearched,
});

/** A register search without entries of others. */
export const notRegisteredElsewhere = riskWith(warning('registeredElsewhere', 'pass', { count: '0' }), SEARCHED, false);

/** Before the register search, for a person who may search. */
export const notSearched = riskWith(warning('registeredElsewhere', 'pending'), null, true);

/** A register search that found an entry of another lender. */
export const foundElsewhere = riskWith(
  warning('registeredElsewhere', 'fail', { count: '1' }),
  {
    ...SEARCHED,
    reportNumber: 'CX2026112300013',
    found: 1,
    entries: [{ certificateNumber: '02026112300013', secured: '汾河商业保理有限公司', registeredAt: '2026-11-08T10:12:31+08:00' }],
  },
  true,
);

/** The details of the rows of a list, and the risk of each. */
export const detailsOf = (rows: readonly PledgeRow[]): readonly MockReply[] => [
  reply(contract.pledge.get, ({ id }) => wholePledge(rows.find((one) => one.id === id) ?? first(rows))),
  reply(contract.pledge.risk, notRegisteredElsewhere),
];

const reviewing = (acts: PledgeRow['acts']) => ({ acts: ['view' as const, ...acts] });

/** The queue of a lender's reviewer: two applications to approve, one that the reviewer accepted, and a repayment to confirm. */
export const toDecide: readonly PledgeRow[] = [
  pledge(31, 'underApproval', { ...reviewing(['approve', 'decline', 'sendBack']), waitingFor: [lender('reviewer')] }),
  pledge(32, 'underApproval', { ...small, holder: tier2, ...reviewing(['approve', 'decline', 'sendBack']) }),
  pledge(33, 'underApproval', { ...small, ...reviewing(['decline', 'sendBack']) }),
  pledge(34, 'disbursed', { ...out, ...reviewing(['receipt', 'repayConfirm', 'repayDeny']), waitingFor: [lender('reviewer')] }),
];

/** The queue of a guarantor's reviewer: one application to approve, and one guarantee to sign. */
export const toGuarantee: readonly PledgeRow[] = [
  pledge(41, 'awaitingGuarantor', { part: 'guarantor', ...reviewing(['approve', 'decline', 'sendBack']) }),
  pledge(42, 'awaitingGuarantorSignature', { part: 'guarantor', ...reviewing(['countersign', 'decline']) }),
];

export const lenderReplies: readonly MockReply[] = [pledgesAs({ funder: lentOn }), ...detailsOf(lentOn)];
export const guarantorReplies: readonly MockReply[] = [pledgesAs({ guarantor: guaranteed }), ...detailsOf(guaranteed)];
/** The replies to a lender's reviewer. */
export const lenderQueue: readonly MockReply[] = [pledgesAs({ funder: toDecide }), ...detailsOf(toDecide)];
/** The replies to a guarantor's reviewer. */
export const guarantorQueue: readonly MockReply[] = [pledgesAs({ guarantor: toGuarantee }), ...detailsOf(toGuarantee)];
