import { contract, VoucherNumber, type ResponseOf } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { allocate, fen, type Fen } from '@lianxin/domain';
import { supplierAccounts } from '../../platform/testing/world/accounts.ts';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first, pageBy, summed } from '../../platform/testing/world/example.ts';
import type { ToPay, ToReceive } from './settlement-terms.ts';

const { settlement } = contract;
const payable = first(settlement.listToPay.example.response.list);
const receivable = first(settlement.listToReceive.example.response.list);
const { core, supplier } = enterprises;

const toPay = (order: number, changes: Partial<ToPay>): ToPay => ({
  ...payable,
  voucherId: ids.voucher(`V${order}`),
  issuanceId: ids.issuance(`I${order}`),
  number: ids.voucherNumber(`LX2026052000000${order}17`),
  lateInterest: yuan(0),
  overdueSince: null,
  shortage: null,
  waitingFor: null,
  acts: ['view'],
  ...changes,
});

/** A core enterprise's vouchers in every state, for its operator. */
export const payments: readonly ToPay[] = [
  {
    ...toPay(11, { state: 'short', lateInterest: yuan(6_573), overdueSince: day('2026-11-16'), shortage: '付款账户余额不足' }),
    acts: ['view', 'pay', 'explain'],
  },
  toPay(12, {
    state: 'prepared',
    amount: yuan(820_000),
    unpaid: yuan(820_000),
    lateInterest: yuan(1_640),
    overdueSince: day('2026-11-16'),
    preparedByName: '赵晓东',
    waitingFor: { enterpriseName: core.name, role: 'reviewer', since: '2026-11-19T10:00:00+08:00' },
  }),
  toPay(13, {
    state: 'upcoming',
    dueOn: day('2026-11-30'),
    paysOn: day('2026-11-30'),
    amount: yuan(1_500_000),
    unpaid: yuan(1_500_000),
    version: 0,
  }),
  toPay(14, { state: 'partly', amount: yuan(600_000), unpaid: yuan(100_000), acts: ['view', 'retryPay', 'addReceipt'] }),
  toPay(15, { state: 'paid', unpaid: yuan(0), payees: 0, acts: ['view', 'addReceipt'] }),
];

export const reviewed: readonly ToPay[] = payments.map((one) =>
  one.state === 'prepared' ? { ...one, acts: ['view', 'authorisePay'] } : { ...one, acts: ['view'] },
);

const toReceive = (order: number, changes: Partial<ToReceive>): ToReceive => ({
  ...receivable,
  pieceId: ids.piece(`P${order}`),
  number: ids.voucherNumber(`LX2026052000000${order}17-01`),
  lateInterest: yuan(0),
  acts: ['view'],
  ...changes,
});

/** A supplier's pieces in every state, for its operator. */
export const receipts: readonly ToReceive[] = [
  toReceive(21, {
    state: 'overdue',
    lateInterest: yuan(1_320),
    explanation: '资金归集延迟，预计三日内付清',
    acts: ['view', 'urge', 'evidence'],
  }),
  toReceive(22, { state: 'refused', reason: '收款账户状态异常', amount: yuan(100_000) }),
  toReceive(23, {
    state: 'upcoming',
    dueOn: day('2026-11-26'),
    paysOn: day('2026-11-26'),
    amount: yuan(900_000),
    account: first(supplierAccounts),
    confirmableFrom: day('2026-11-19'),
    acts: ['view', 'confirmAccount'],
  }),
  toReceive(24, { state: 'paid', paidAt: '2026-11-16T09:00:12+08:00', bankSerial: 'JS20261116000184273910', amount: yuan(400_000) }),
];

/** The same with a confirmed account. */
export const confirmed: ToReceive = {
  ...first(receipts.filter(({ state }) => state === 'upcoming')),
  confirmation: { by: '李文静', at: '2026-11-20T10:12:00+08:00' },
};

const DAYS = [
  { paysOn: day('2026-11-16'), items: 3, amount: yuan(4_706_500), paid: yuan(500_000), overdue: yuan(4_106_500) },
  { paysOn: day('2026-11-30'), items: 1, amount: yuan(1_500_000), paid: yuan(0), overdue: yuan(0) },
];
const calendarIs = (days: typeof DAYS): MockReply => reply(settlement.calendar, { today: day('2026-11-20'), days });

const { needs } = settlement.listToPay.example.response;

export const paymentsAre = (list: readonly ToPay[]): MockReply =>
  reply(settlement.listToPay, ({ states }) => ({
    ...summed(pageBy(list, 'state', states), 'amount', 'unpaid', 'lateInterest'),
    needs: list.length === 0 ? [] : needs,
  }));

/** The bank refused for lack of money after the last balance query. */
export const refusedByBank = (amount: number): MockReply =>
  reply(settlement.listToPay, {
    ...settlement.listToPay.example.response,
    needs: needs.map((need) => ({
      ...need,
      balance: yuan(300_812_174.69),
      refused: { at: '2026-11-19T09:30:00+08:00', amount: yuan(amount), reason: '付款账户余额不足' },
    })),
  });

export const receiptsAre = (list: readonly ToReceive[]): MockReply =>
  reply(settlement.listToReceive, ({ states }) => summed(pageBy(list, 'state', states), 'amount', 'lateInterest'));

const instructed = first(settlement.get.example.response.payments);
/** A second piece of the same payee. */
const second = VoucherNumber.parse(`${instructed.pieceNumber}-02`);
const third = VoucherNumber.parse(`${instructed.pieceNumber}-03`);
const paymentsOfOne: ResponseOf<typeof settlement.get>['payments'] = [
  { ...instructed, payee: supplier },
  { ...instructed, id: 'SP2', pieceNumber: second, payee: enterprises.tier2, purpose: 'lender' as const },
];

const { files } = first(settlement.bankReceipts.example.response.list);
const paidAt = { state: 'paid' as const, reason: null, bankSerial: 'JS20261116000184273910', paidAt: '2026-11-16T09:00:12+08:00' };
/** Completed payments: one with a receipt, two to one payee. */
const paymentsMade: typeof paymentsOfOne = [
  { ...instructed, ...paidAt, payee: supplier, receipts: files },
  { ...instructed, ...paidAt, id: 'SP2', pieceNumber: second, payee: enterprises.tier2 },
  { ...instructed, ...paidAt, id: 'SP3', pieceNumber: third, payee: enterprises.tier2 },
];

/** Splits a sum evenly over payments. */
const ofTogether = (sum: Fen, list: typeof paymentsOfOne): typeof paymentsOfOne => {
  const amounts = allocate(
    sum,
    list.map(() => fen(1n)),
  );
  return list.map((payment, at) => ({ ...payment, amount: amounts[at] ?? payment.amount }));
};

const detailsOf = (list: readonly ToPay[]): MockReply =>
  reply(settlement.get, ({ id }) => {
    const voucher = list.find(({ voucherId }) => voucherId === id) ?? first(list);
    const { state, amount, unpaid } = voucher;
    const payments =
      state === 'paid' || state === 'partly' ? ofTogether(fen(amount - unpaid), paymentsMade) : ofTogether(unpaid, paymentsOfOne);
    return { voucher, payments, log: [] };
  });

export const operatorReplies: readonly MockReply[] = [paymentsAre(payments), calendarIs(DAYS), detailsOf(payments)];
export const reviewerReplies: readonly MockReply[] = [paymentsAre(reviewed), calendarIs(DAYS), detailsOf(reviewed)];
export const holderReplies: readonly MockReply[] = [
  receiptsAre(receipts),
  calendarIs(DAYS),
  reply(contract.bankAccount.list, supplierAccounts),
];
export const emptyReplies: readonly MockReply[] = [paymentsAre([]), receiptsAre([]), calendarIs([])];

/** The enterprise is suspended until it pays. */
export const isSuspended: MockReply = reply(contract.enterprise.get, {
  ...contract.enterprise.get.example.response,
  issueSuspension: { reason: '凭证 LX20260520000001117 到期未付', since: '2026-11-16T09:00:00+08:00', overdue: 1 },
});
