import * as z from 'zod/mini';
import { account, day, ids, party, yuan } from './examples.ts';
import { query, resource } from './endpoint.ts';
import { named, pageOf, pageRequest } from './schemas/page.ts';
import { AccountView, LogEntry, Party, PartyWithAccount } from './schemas/party.ts';
import {
  Channel,
  Day,
  EnterpriseNo,
  HoldingStateCode,
  Instant,
  IssuanceId,
  Money,
  PieceId,
  PledgeStateCode,
  Text,
  TransferId,
  Version,
  ActCode,
  VoucherId,
  VoucherNumber,
} from './schemas/primitives.ts';
import { InvoiceUseView, TradeContract } from './trade.ts';
import { wire } from './wire.ts';

/** A piece of a voucher as its holder sees it in a list. */
export const PieceRow = z.object({
  id: PieceId,
  number: wire('pzbh', VoucherNumber),
  voucherId: VoucherId,
  rootNumber: wire('pzMajorNo', VoucherNumber),
  version: Version,
  state: wire('holdState', HoldingStateCode),
  pledgeState: PledgeStateCode,
  overdue: wire('overdueFlag', z.boolean()),
  live: z.boolean(),
  issuer: Party,
  /** Who it came from: the issuer itself, or the enterprise that transferred it. */
  from: Party,
  holder: Party,
  amount: wire('pzAmt', Money),
  availableAmount: wire('availableAmt', Money),
  issuedOn: wire('startDate', Day),
  receivedOn: wire('holderDate', z.nullable(Day)),
  dueOn: wire('endDate', Day),
  remainingDays: z.int(),
  source: z.enum(['issuance', 'transfer']),
  /** The issuance or transfer that this piece waits on, where it does. */
  applicationId: z.nullable(z.string()),
  applicationState: z.nullable(z.string()),
  /** The viewer's part: issued it, received it, or passed it on. */
  parts: z.array(z.enum(['issuer', 'holder', 'sender'])),
  latestEventAt: Instant,
  acts: z.array(ActCode),
});

/** A node of the circulation tree. The names of enterprises that the viewer does not deal with are masked. */
export const CirculationNode = z.object({
  id: PieceId,
  parentId: z.nullable(PieceId),
  number: wire('pzbh', VoucherNumber),
  holder: Party,
  mine: z.boolean(),
  amount: wire('pzAmt', Money),
  state: wire('holdState', HoldingStateCode),
  live: z.boolean(),
  receivedOn: z.nullable(Day),
});

/** One link of a voucher's hash chain: what happened, in canonical text, and the SM3 that seals it to the one before. */
export const HistoryEntry = z.object({
  sequence: z.int(),
  kind: z.string(),
  at: Instant,
  actor: Party,
  counterparty: z.nullable(Party),
  amount: z.nullable(Money),
  canonical: z.string(),
  previousHash: z.string(),
  hash: z.string(),
  signature: z.nullable(z.object({ certificateSerial: z.string(), text: z.string(), value: z.string(), verified: z.boolean() })),
});

const PieceDetail = z.extend(PieceRow, {
  issuanceId: IssuanceId,
  transferId: z.nullable(TransferId),
  faceAmount: Money,
  termDays: z.int(),
  paymentDate: Day,
  circulations: wire('pzFlowNum', z.int()),
  holderCount: z.int(),
  channel: Channel,
  promiseNumber: wire('promiseNo', z.string()),
  issuerWithAccount: PartyWithAccount,
  holderWithAccount: PartyWithAccount,
  receivingAccount: z.nullable(AccountView),
  contract: z.nullable(TradeContract),
  invoices: z.array(InvoiceUseView),
  coverageBasisPoints: z.int(),
  tree: z.array(CirculationNode),
  log: z.array(LogEntry),
  chainHead: z.string(),
  chainLength: z.int(),
  signDeadline: z.nullable(Day),
  remark: z.nullable(z.string()),
});

const Filter = {
  ...pageRequest,
  states: z.optional(z.array(HoldingStateCode)),
  search: z.optional(Text(100)),
  issuerNo: z.optional(EnterpriseNo),
  counterpartyNo: z.optional(EnterpriseNo),
  amountFrom: z.optional(Money),
  amountTo: z.optional(Money),
  dueFrom: z.optional(Day),
  dueTo: z.optional(Day),
  issuedFrom: z.optional(Day),
  issuedTo: z.optional(Day),
  overdueOnly: z.optional(z.boolean()),
  pledgedOnly: z.optional(z.boolean()),
  /** Only what can be transferred, financed or pledged now. */
  availableOnly: z.optional(z.boolean()),
  ids: named(PieceId),
};

const number = ids.voucherNumber('LX20261118000034217');
const row = {
  id: ids.piece('Q1'),
  number,
  voucherId: ids.voucher('P1'),
  rootNumber: number,
  version: 1,
  state: 'holding',
  pledgeState: 'none',
  overdue: false,
  live: true,
  issuer: party.core,
  from: party.core,
  holder: party.supplier,
  amount: yuan(3_286_500),
  availableAmount: yuan(3_286_500),
  issuedOn: day('2026-11-18'),
  receivedOn: day('2026-11-20'),
  dueOn: day('2027-05-14'),
  remainingDays: 175,
  source: 'issuance',
  applicationId: null,
  applicationState: null,
  parts: ['holder'],
  latestEventAt: '2026-11-20T09:36:40+08:00',
  acts: [],
} as const;
const rows = {
  list: [{ ...row, parts: ['holder' as const], acts: [] }],
  total: 1,
  page: 1,
  pageSize: 20,
  totalAmount: row.amount,
  availableAmount: row.amount,
  stateCounts: { '0': 1 },
};
const node = {
  id: row.id,
  parentId: null,
  number,
  holder: party.supplier,
  mine: true,
  amount: row.amount,
  state: 'holding',
  live: true,
  receivedOn: row.receivedOn,
} as const;
const detail = {
  ...row,
  parts: ['holder' as const],
  acts: [],
  issuanceId: ids.issuance('I1'),
  transferId: null,
  faceAmount: row.amount,
  termDays: 177,
  paymentDate: row.dueOn,
  circulations: 0,
  holderCount: 1,
  channel: 12,
  promiseNumber: 'CN-JBMY-2026-004217',
  issuerWithAccount: { ...party.core, accountNumber: '1400 **** **** 8846', bankName: '建设银行朔州开发区支行' },
  holderWithAccount: { ...party.supplier, accountNumber: account.accountNumber, bankName: account.bankName },
  receivingAccount: account,
  contract: null,
  invoices: [],
  coverageBasisPoints: 10_000,
  tree: [node],
  log: [],
  chainHead: '7f3a91c40be25d68',
  chainLength: 2,
  signDeadline: null,
  remark: null,
};
const Piece = z.strictObject({ id: PieceId });

export const voucher = resource('voucher', 'financing', '/pz/pz', {
  /** Every piece the enterprise ever touched, as issuer, holder or sender. */
  list: query('/getPage', {
    summary: '凭证列表',
    source: 'assumed',
    request: z.strictObject(Filter),
    response: pageOf(PieceRow),
    example: { request: { page: 1, pageSize: 20 }, response: rows },
  }),
  /** The pieces the enterprise holds or held. */
  listHoldings: query('/getMyPage', {
    summary: '我的凭证(持有)',
    source: 'assumed',
    request: z.strictObject(Filter),
    response: pageOf(PieceRow),
    example: { request: { page: 1, pageSize: 20 }, response: rows },
  }),
  /** The enterprises that occur in one of the two lists, by name: for choosing one to filter it by. */
  listParties: query('//voucher/listParties', {
    summary: '凭证列表中的企业',
    source: 'added',
    request: z.strictObject({
      ...pageRequest,
      of: z.enum(['all', 'holdings']),
      part: z.enum(['issuer', 'sender']),
      search: z.optional(Text(100)),
      enterpriseNos: named(EnterpriseNo),
    }),
    response: pageOf(Party),
    example: {
      request: { page: 1, pageSize: 20, of: 'holdings', part: 'issuer' },
      response: { list: [party.core], total: 1, page: 1, pageSize: 20 },
    },
  }),
  /** Count and sum of the enterprise's pieces by state, and of what falls due soon. */
  totals: query('/getAmt', {
    summary: '凭证金额汇总',
    source: 'assumed',
    request: z.strictObject({}),
    response: z.object({
      byState: z.array(z.object({ state: HoldingStateCode, count: z.int(), amount: Money, availableAmount: Money })),
      pledged: z.object({ count: z.int(), amount: Money }),
      overdue: z.object({ count: z.int(), amount: Money }),
      dueSoon: z.object({ count: z.int(), amount: Money, firstOn: z.nullable(Day) }),
    }),
    example: {
      request: {},
      response: {
        byState: [{ state: 'holding', count: 1, amount: row.amount, availableAmount: row.amount }],
        pledged: { count: 0, amount: yuan(0) },
        overdue: { count: 0, amount: yuan(0) },
        dueSoon: { count: 0, amount: yuan(0), firstOn: null },
      },
    },
  }),
  get: query('/getById', {
    summary: '凭证详情',
    source: 'assumed',
    request: Piece,
    response: PieceDetail,
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: detail },
  }),
  getByNumber: query('/getByPzbh', {
    summary: '按编号查询',
    source: 'assumed',
    request: z.strictObject({ number: wire('pzbh', VoucherNumber) }),
    response: PieceDetail,
    refuses: ['NOT_FOUND'],
    example: { request: { number }, response: detail },
  }),
  /** The circulation tree of the voucher that a piece belongs to. */
  trace: query('/follow', {
    summary: '凭证追踪',
    source: 'assumed',
    request: Piece,
    response: z.object({ faceAmount: Money, liveAmount: Money, nodes: z.array(CirculationNode) }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: { faceAmount: row.amount, liveAmount: row.amount, nodes: [node] } },
  }),
  /** The voucher's hash chain, whole, for the browser to compute again. */
  history: query('//voucher/history', {
    summary: '可验证流转',
    source: 'added',
    request: Piece,
    response: z.object({ genesis: z.string(), head: z.string(), entries: z.array(HistoryEntry) }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: { genesis: '0000000000000000', head: '7f3a91c40be25d68', entries: [] } },
  }),
});

/** Reads about a voucher that the specification keeps under the issuance's path. */
export const issuedVoucher = resource('issuance', 'financing', '/pz/open', {
  children: query('/child', {
    summary: '子凭证列表',
    source: 'assumed',
    request: z.strictObject({ id: IssuanceId }),
    response: z.array(CirculationNode),
    refuses: ['NOT_FOUND'],
    example: { request: { id: ids.issuance('I1') }, response: [node] },
  }),
  circulation: query('/pzlzRecord', {
    summary: '凭证流转记录',
    source: 'assumed',
    request: z.strictObject({ id: IssuanceId }),
    response: z.array(HistoryEntry),
    refuses: ['NOT_FOUND'],
    example: { request: { id: ids.issuance('I1') }, response: [] },
  }),
});

export type PieceRow = z.output<typeof PieceRow>;
export type CirculationNode = z.output<typeof CirculationNode>;
export type HistoryEntry = z.output<typeof HistoryEntry>;
