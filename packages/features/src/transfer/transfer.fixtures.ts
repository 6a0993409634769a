import {
  BankAccountId,
  contract,
  Day,
  EnterpriseNo,
  NoticeId,
  PieceId,
  TradeContractId,
  TradeInvoiceId,
  TransferDraftId,
  TransferId,
  VoucherNumber,
  type PieceRow,
  type ResponseOf,
  type TradeContract,
  type TradeInvoice,
} from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { parseYuan, sumFen, TRANSFER_STATE_CODES, ZERO_FEN } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { AssignmentNotice } from './notices/notice-columns.tsx';
import type { TransferRow } from './transfer-acts.tsx';

const yuan = (text: string) => parseYuan(text) ?? ZERO_FEN;
const day = (text: string) => z.decode(Day, text);

function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error('the contract has no example of it');
  return item;
}

const enterprise = (no: string, name: string, creditCode: string) => ({ enterpriseNo: z.parse(EnterpriseNo, no), name, creditCode });
export const parties = {
  core: enterprise('E1001', '晋北煤业集团有限公司', '91350100M000100Y43'),
  supplier: enterprise('E1002', '恒信机电设备有限公司', '91140000110057086C'),
  logistics: enterprise('E1003', '云岭物流有限公司', '914403002792683613'),
  machinery: enterprise('E1004', '朔源矿山机械有限公司', '91140600MA0K2WXY1T'),
  fittings: enterprise('E1005', '雁北工矿配件有限公司', '91140900MA0L5QRT7H'),
} as const;

const supplierExample = first(contract.supplier.list.example.response.list);
const supplierOf = (party: (typeof parties)['logistics'], certified = true) => ({
  ...supplierExample,
  ...party,
  certified,
  totalAmount: ZERO_FEN,
});
const suppliers = [supplierOf(parties.logistics), supplierOf(parties.machinery), supplierOf(parties.fittings, false)];

const pieceExample = first(contract.voucher.listHoldings.example.response.list);
const piece = (id: string, number: string, amount: string, dueOn: string, remainingDays: number): PieceRow => ({
  ...pieceExample,
  id: z.parse(PieceId, id),
  number: z.parse(VoucherNumber, number),
  amount: yuan(amount),
  availableAmount: yuan(amount),
  dueOn: day(dueOn),
  remainingDays,
  acts: ['transfer', 'finance', 'pledge'],
});
export const pieces = [
  piece('Q1', 'LX20261106000031721', '1860000.00', '2027-05-06', 167),
  piece('Q2', 'LX20261103000029854', '742350.80', '2027-04-30', 161),
  piece('Q3', 'LX20261021000022077', '3286500.00', '2027-04-16', 147),
  { ...piece('Q4', 'LX20260611000003555-02', '86900.25', '2026-12-08', 18), source: 'transfer' as const, from: parties.fittings },
];

const tradeContract: TradeContract = {
  ...first(contract.tradeContract.list.example.response.list),
  id: z.parse(TradeContractId, 'C9'),
  number: 'HXJD-WL-2026-0315',
  name: '矿用设备运输合同',
  amount: yuan('3000000.00'),
  buyer: parties.supplier,
  seller: parties.logistics,
};
const invoice = (id: string, number: string, free: string, verification: TradeInvoice['verification'] = 'consistent'): TradeInvoice => ({
  ...first(contract.tradeInvoice.list.example.response.list),
  id: z.parse(TradeInvoiceId, id),
  number,
  goods: '公路货物运输',
  amountWithTax: yuan(free),
  freeAmount: yuan(free),
  buyer: parties.supplier,
  seller: parties.logistics,
  verification,
});
export const invoices = [
  invoice('V1', '26142000000019077310', '600000.00'),
  invoice('V2', '26142000000019077326', '412350.55'),
  invoice('V3', '26142000000019081142', '88000.00', 'void'),
];
const account = first(contract.bankAccount.listPayable.example.response);

const rowExample = first(contract.transfer.listOutgoing.example.response.list);
const row = (order: number, state: TransferRow['state'], amount: string, changes: Partial<TransferRow> = {}): TransferRow => ({
  ...rowExample,
  id: z.parse(TransferId, `T${order}`),
  transferNumber: `ZR20261120-${String(order).padStart(4, '0')}`,
  state,
  amount: yuan(amount),
  sender: parties.supplier,
  recipient: parties.logistics,
  submittedAt: `2026-11-20T${String(8 + order).padStart(2, '0')}:02:00+08:00`,
  ...changes,
});
const childNumber = z.parse(VoucherNumber, 'LX20261118000034217-01');
const reviewable = { acts: ['pass' as const, 'return' as const] };

/** Transfers in every state. */
export const records: readonly TransferRow[] = [
  row(1, 'awaitingReview', '500000.00', { acts: ['withdraw', 'remind'] }),
  row(2, 'returned', '186000.00', {
    reason: '收款账号与户名不符',
    recipient: parties.machinery,
    acts: ['edit', 'delete'],
    waitingFor: null,
  }),
  row(3, 'awaitingSignature', '742350.80', { childNumber, signDeadline: day('2026-12-05'), acts: ['withdraw', 'remind'] }),
  row(4, 'completed', '320000.00', { childNumber, recipient: parties.machinery, signedAt: '2026-11-21T09:20:00+08:00', waitingFor: null }),
  row(5, 'refused', '99999.99', { reason: '合同未约定凭证支付', waitingFor: null }),
  row(6, 'withdrawn', '1200000.00', { waitingFor: null }),
];

/** What waits for the reviewer; the third was applied for by the reviewer. */
export const queue: readonly TransferRow[] = [
  row(1, 'awaitingReview', '500000.00', reviewable),
  row(2, 'awaitingReview', '742350.80', { ...reviewable, recipient: parties.machinery, makerName: '刘志强' }),
  row(3, 'awaitingReview', '86900.25', { isOwn: true, makerName: '陈敏' }),
];

export const pageOfRows = (list: readonly TransferRow[]): ResponseOf<typeof contract.transfer.listOutgoing> => ({
  list: [...list],
  total: list.length,
  page: 1,
  pageSize: 20,
  totalAmount: sumFen(list.map((one) => one.amount)),
  stateCounts: Object.fromEntries(
    Object.values(TRANSFER_STATE_CODES).map((code) => [code, list.filter((one) => TRANSFER_STATE_CODES[one.state] === code).length]),
  ),
});

const passed = (code: string, rule: string, figures: Readonly<Record<string, string>> = {}) => ({
  code,
  rule,
  level: 'pass' as const,
  figures,
});

/** A row of these lists, whole. */
export function wholeOf(one: TransferRow): ResponseOf<typeof contract.transfer.get> {
  return {
    ...contract.transfer.get.example.response,
    ...one,
    receivingAccount: { ...account, accountName: one.recipient.name },
    contract: tradeContract,
    invoices: [{ invoice: first(invoices), amount: one.amount }],
    remark: '十一月运费',
    checks: [
      passed('amounts', 'R-10'),
      passed('available', 'R-12', { remaining: '1360000.00' }),
      passed('recipient', 'R-05'),
      passed('due', 'R-01'),
      { ...passed('invoiceUse', 'R-07'), level: 'warn' },
      passed('invoiceCover', 'R-07', { total: '500000.00' }),
    ],
    log: [
      {
        event: 'submit',
        fromState: null,
        toState: '10',
        actorName: one.makerName,
        actorRole: '01',
        enterpriseName: one.sender.name,
        at: one.submittedAt ?? '2026-11-20T09:00:00+08:00',
        reason: null,
        certificateSerial: null,
        signed: false,
      },
    ],
  };
}

const noticeExample = first(contract.transfer.listNotices.example.response.list);
export const notices: readonly AssignmentNotice[] = [
  noticeExample,
  {
    ...noticeExample,
    id: z.parse(NoticeId, 'N2'),
    number: z.parse(VoucherNumber, 'LX20261103000029854-02'),
    to: parties.machinery,
    amount: yuan('186000.00'),
    readAt: '2026-11-20T16:00:00+08:00',
    readBy: '赵晓东',
  },
];
export const draft = {
  ...first(contract.transfer.listDrafts.example.response),
  id: z.parse(TransferDraftId, 'D7'),
  legs: [
    {
      pieceId: z.parse(PieceId, 'Q2'),
      amount: yuan('42350.80'),
      recipientNo: parties.logistics.enterpriseNo,
      receivingAccountId: z.parse(BankAccountId, account.id),
    },
  ],
  totalAmount: yuan('42350.80'),
  recipientNames: [parties.logistics.name],
};

/** A draft that lacks nothing. */
export const wholeDraft = {
  ...draft,
  id: z.parse(TransferDraftId, 'D8'),
  legs: [
    {
      pieceId: z.parse(PieceId, 'Q1'),
      amount: yuan('500000.10'),
      recipientNo: parties.logistics.enterpriseNo,
      receivingAccountId: z.parse(BankAccountId, account.id),
      contractId: tradeContract.id,
      invoices: [{ invoiceId: first(invoices).id, amount: yuan('500000.10') }],
      remark: '十一月运费',
    },
  ],
  totalAmount: yuan('500000.10'),
};

/** What a submission of one leg is answered with. */
export const applied = contract.transfer.apply.example.response;

const every = <Item>(list: readonly Item[]) => ({ list: [...list], total: list.length, page: 1, pageSize: 100 });

/** The platform of a supplier that passes its vouchers on. */
export const platformReplies: readonly MockReply[] = [
  reply(contract.voucher.listHoldings, every(pieces)),
  reply(contract.supplier.list, every(suppliers)),
  reply(contract.bankAccount.listPayable, [account]),
  reply(contract.tradeContract.list, every([tradeContract])),
  reply(contract.tradeInvoice.list, every(invoices)),
  reply(contract.transfer.listDrafts, [draft, wholeDraft]),
  reply(contract.transfer.listOutgoing, pageOfRows(records)),
  reply(contract.transfer.get, ({ id }) => wholeOf([...queue, ...records].find((one) => one.id === id) ?? first(records))),
  reply(contract.transfer.listNotices, every(notices)),
  refuse(contract.voucher.getByNumber, 'NOT_FOUND'),
];
