import { contract, type Check, type PieceRow, type ResponseOf } from '@lianxin/api/contract';
import { day, ids, refuse, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { ZERO_FEN } from '@lianxin/domain';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first, logged, pageBy, pageOf, summed } from '../../platform/testing/world/example.ts';
import { pieceOf } from '../../platform/testing/world/pieces.ts';
import { supplierOf } from '../../platform/testing/world/suppliers.ts';
import { haulageContract, haulageInvoices as invoices } from '../../platform/testing/world/trade.ts';
import type { AssignmentNotice } from './notices/notice-columns.tsx';
import type { TransferRow } from './transfer-acts.tsx';

const { fittings, machinery, supplier, tier2 } = enterprises;
const suppliers = [tier2, machinery, fittings].map((one) => supplierOf(one, { certified: one !== fittings, totalAmount: ZERO_FEN }));

const held = (id: string, number: string): PieceRow => ({ ...pieceOf(number), id: ids.piece(id), acts: ['transfer', 'finance', 'pledge'] });
export const pieces = [
  held('Q1', 'LX20261106000031721'),
  held('Q2', 'LX20261103000029854'),
  held('Q3', 'LX20261021000022077'),
  held('Q4', 'LX20260611000003555-02'),
];

const account = first(contract.bankAccount.listPayable.example.response);

const rowExample = first(contract.transfer.listOutgoing.example.response.list);
const row = (order: number, state: TransferRow['state'], amount: number, changes: Partial<TransferRow> = {}): TransferRow => ({
  ...rowExample,
  id: ids.transfer(`T${order}`),
  transferNumber: `ZR20261120-${String(order).padStart(4, '0')}`,
  state,
  amount: yuan(amount),
  sender: supplier,
  recipient: tier2,
  submittedAt: `2026-11-20T${String(8 + order).padStart(2, '0')}:02:00+08:00`,
  ...changes,
});
const childNumber = ids.voucherNumber('LX20261118000034217-01');
const reviewable = { acts: ['pass' as const, 'return' as const] };

export const records: readonly TransferRow[] = [
  row(1, 'awaitingReview', 500_000, { acts: ['withdraw', 'remind'] }),
  row(2, 'returned', 186_000, { reason: '收款账号与户名不符', recipient: machinery, acts: ['edit', 'delete'], waitingFor: null }),
  row(3, 'awaitingSignature', 742_350.8, { childNumber, signDeadline: day('2026-12-05'), acts: ['withdrawApply', 'remind'] }),
  row(4, 'completed', 320_000, { childNumber, recipient: machinery, signedAt: '2026-11-21T09:20:00+08:00', waitingFor: null }),
  row(5, 'refused', 99_999.99, { reason: '合同未约定凭证支付', waitingFor: null }),
  row(6, 'withdrawn', 1_200_000, { waitingFor: null }),
  row(7, 'withdrawalAwaitingReview', 260_000, { childNumber, reason: '与云岭物流商定改期支付', acts: ['remind'] }),
];

/** The reviewer's queue; the third is the reviewer's own. */
export const queue: readonly TransferRow[] = [
  row(1, 'awaitingReview', 500_000, reviewable),
  row(2, 'awaitingReview', 742_350.8, { ...reviewable, recipient: machinery, makerName: '刘志强' }),
  row(3, 'awaitingReview', 86_900.25, { isOwn: true, makerName: '陈敏' }),
];

/** An offer with a requested withdrawal. */
export const withdrawal = row(4, 'withdrawalAwaitingReview', 260_000, {
  childNumber,
  reason: '与云岭物流商定改期支付',
  acts: ['withdrawApprove', 'withdrawReject'],
});

export const pageOfRows = (list: readonly TransferRow[]): ResponseOf<typeof contract.transfer.listOutgoing> =>
  summed(pageBy(list, 'state'), 'amount');

const passed = (code: string, rule: string, figures: Readonly<Record<string, string>> = {}): Check => ({
  code,
  rule,
  level: 'pass',
  figures,
});

export function wholeOf(one: TransferRow): ResponseOf<typeof contract.transfer.get> {
  return {
    ...contract.transfer.get.example.response,
    ...one,
    receivingAccount: { ...account, accountName: one.recipient.name },
    contract: haulageContract,
    invoices: [{ invoice: first(invoices), amount: one.amount }],
    remark: '十一月运费',
    checks: [
      passed('amounts', 'R-10'),
      passed('available', 'R-12', { remaining: '1360000.00' }),
      passed('transferee', 'R-05'),
      passed('due', 'R-01'),
      { ...passed('invoiceUse', 'R-07'), level: 'warn' },
      passed('invoiceCover', 'R-07', { total: '500000.00' }),
    ],
    log: [logged('submit', one.makerName, one.sender.name, one.submittedAt ?? '2026-11-20T09:00:00+08:00')],
  };
}

const noticeExample = first(contract.transfer.listNotices.example.response.list);
export const notices: readonly AssignmentNotice[] = [
  noticeExample,
  {
    ...noticeExample,
    id: ids.notice('N2'),
    number: ids.voucherNumber('LX20261103000029854-02'),
    to: machinery,
    amount: yuan(186_000),
    readAt: '2026-11-20T16:00:00+08:00',
    readBy: '赵晓东',
  },
];
export const draft = {
  ...first(contract.transfer.listDrafts.example.response),
  id: ids.transferDraft('D7'),
  legs: [{ pieceId: ids.piece('Q2'), amount: yuan(42_350.8), recipientNo: tier2.enterpriseNo, receivingAccountId: account.id }],
  totalAmount: yuan(42_350.8),
  recipientNames: [tier2.name],
};

export const wholeDraft = {
  ...draft,
  id: ids.transferDraft('D8'),
  legs: [
    {
      pieceId: ids.piece('Q1'),
      amount: yuan(500_000.1),
      recipientNo: tier2.enterpriseNo,
      receivingAccountId: account.id,
      contractId: haulageContract.id,
      invoices: [{ invoiceId: first(invoices).id, amount: yuan(500_000.1) }],
      remark: '十一月运费',
    },
  ],
  totalAmount: yuan(500_000.1),
};

export const applied = contract.transfer.apply.example.response;

export const platformReplies: readonly MockReply[] = [
  reply(contract.voucher.listHoldings, pageOf(pieces)),
  reply(contract.supplier.list, pageOf(suppliers)),
  reply(contract.bankAccount.listPayable, [account]),
  reply(contract.tradeContract.list, pageOf([haulageContract])),
  reply(contract.tradeContract.usual, null),
  reply(contract.tradeInvoice.list, pageOf(invoices)),
  reply(contract.transfer.listDrafts, [draft, wholeDraft]),
  reply(contract.transfer.listOutgoing, pageOfRows(records)),
  reply(contract.transfer.get, ({ id }) => wholeOf([...queue, withdrawal, ...records].find((one) => one.id === id) ?? first(records))),
  reply(contract.transfer.listNotices, pageOf(notices)),
  refuse(contract.voucher.getByNumber, 'NOT_FOUND'),
];
