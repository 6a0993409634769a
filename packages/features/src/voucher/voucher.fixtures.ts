import {
  BankAccountId,
  contract,
  EnterpriseNo,
  PieceId,
  TradeInvoiceId,
  VoucherNumber,
  type CirculationNode,
  type HistoryEntry,
  type Incoming,
  type PieceRow,
  type ResponseOf,
} from '@lianxin/api/contract';
import {
  addDays,
  canonicalHistory,
  chainHash,
  civilDate,
  fen,
  genesisHash,
  type CivilDate,
  type Fen,
  type HistoryEvent,
  type HoldingState,
} from '@lianxin/domain';
import { sm3 } from 'sm-crypto-v2';

export type IssuanceDetail = ResponseOf<typeof contract.issuance.get>;
export type PieceDetail = ResponseOf<typeof contract.voucher.get>;

export const yuan = (amount: number): Fen => fen(BigInt(Math.round(amount * 100)));

export function day(text: string): CivilDate {
  const date = civilDate(text);
  if (date === undefined) throw new Error(`${text} is no date`);
  return date;
}

const pieceExample = contract.voucher.get.example.response;
const issuanceExample = contract.issuance.get.example.response;
const incomingExample = contract.transfer.listIncoming.example.response.list[0];
const invoiceExample = contract.tradeInvoice.list.example.response.list[0];
const contractExample = contract.tradeContract.list.example.response.list[0];
if (!incomingExample || !invoiceExample || !contractExample) throw new Error('the contract has examples of these');

const TODAY = day('2026-11-20');
const core = pieceExample.issuer;
const supplier = pieceExample.holder;
const haulier = { enterpriseNo: EnterpriseNo.parse('E1003'), name: '云岭物流有限公司', creditCode: '914403002792683613' };
const sales = { enterpriseNo: EnterpriseNo.parse('E1004'), name: '晋北煤业运销有限公司', creditCode: '91140600MA0K4W8D3C' };
const parts = { enterpriseNo: EnterpriseNo.parse('E1005'), name: '雁北工矿配件有限公司', creditCode: '91140200MA0JX7R96N' };

const HOLDER_ACTS = ['view', 'transfer', 'finance', 'pledge'] as const;

function piece(number: string, state: HoldingState, amount: number, dueOn: string, changes: Partial<PieceRow> = {}): PieceRow {
  const due = day(dueOn);
  const held = state === 'holding';
  const remainingDays = Math.round((Date.parse(due) - Date.parse(TODAY)) / 86_400_000);
  return {
    ...pieceExample,
    id: PieceId.parse(`Q-${number.slice(-9)}`),
    number: VoucherNumber.parse(number),
    rootNumber: VoucherNumber.parse(number.slice(0, 19)),
    state,
    live: state !== 'transferred' && state !== 'settled',
    amount: yuan(amount),
    availableAmount: held ? yuan(amount) : yuan(0),
    issuedOn: addDays(due, -178),
    receivedOn: state === 'awaitingReceipt' ? null : addDays(due, -177),
    dueOn: due,
    remainingDays,
    acts: held ? [...HOLDER_ACTS] : ['view'],
    ...changes,
  };
}

/** Holdings in every state, as a supplier's operator sees them. */
export const pieces: readonly PieceRow[] = [
  piece('LX20261118000034217', 'awaitingReceipt', 3_286_500, '2027-05-14', {
    acts: ['view', 'sign', 'refuse'],
    applicationId: 'I1',
    applicationState: '20',
  }),
  piece('LX20261112000033915-02', 'awaitingReceipt', 186_000, '2027-05-10', {
    from: haulier,
    source: 'transfer',
    acts: ['view', 'sign', 'refuse'],
    applicationId: 'T1',
    applicationState: '20',
  }),
  piece('LX20261106000031721', 'holding', 1_860_000, '2027-05-06'),
  piece('LX20261103000029854', 'holding', 742_350.8, '2027-04-30', { issuer: sales, from: sales }),
  piece('LX20261028000026412-02', 'transferring', 500_000, '2027-04-28', {
    from: parts,
    source: 'transfer',
    acts: ['view', 'withdraw'],
    applicationId: 'T2',
    applicationState: '10',
  }),
  piece('LX20261021000022077', 'holding', 3_286_500, '2027-04-16'),
  piece('LX20261015000019380-01-01', 'holding', 268_000, '2027-04-14', { issuer: sales, from: parts, source: 'transfer' }),
  piece('LX20261009000017023', 'transferred', 875_000, '2027-04-07', { acts: ['view', 'print', 'evidence'] }),
  piece('LX20260930000015447', 'financing', 1_200_000, '2027-03-29'),
  piece('LX20260910000010713-03', 'holding', 320_000, '2027-03-09', {
    pledgeState: 'pledged',
    availableAmount: yuan(0),
    from: haulier,
    source: 'transfer',
    acts: ['view'],
  }),
  piece('LX20260812000006909', 'financed', 640_000, '2027-02-09', { acts: ['view', 'print', 'evidence'] }),
  piece('LX20260624000004176', 'holding', 1_075_600, '2026-12-18', { issuer: sales, from: sales }),
  piece('LX20260521000002087', 'settled', 430_000, '2026-11-17', { acts: ['view', 'print', 'evidence'] }),
  piece('LX20260512000001666-01', 'holding', 215_300, '2026-11-09', { overdue: true, from: parts, source: 'transfer', acts: ['view'] }),
];

const sum = (rows: readonly { readonly amount: Fen }[]): Fen => fen(rows.reduce((total, row) => total + row.amount, 0n));

export const holdings: ResponseOf<typeof contract.voucher.listHoldings> = {
  list: [...pieces],
  total: pieces.length,
  page: 1,
  pageSize: 20,
  totalAmount: sum(pieces),
  availableAmount: fen(pieces.reduce((total, row) => total + row.availableAmount, 0n)),
  stateCounts: { '0': 8, '1': 1, '2': 2, '3': 1, '4': 1, '5': 1, '6': 1 },
};

export const totals: ResponseOf<typeof contract.voucher.totals> = {
  byState: [
    { state: 'holding', count: 41, amount: yuan(38_614_207.56), availableAmount: yuan(37_902_207.56) },
    { state: 'transferring', count: 6, amount: yuan(2_130_000), availableAmount: yuan(0) },
    { state: 'financing', count: 4, amount: yuan(4_760_000), availableAmount: yuan(0) },
  ],
  pledged: { count: 2, amount: yuan(820_000) },
  dueSoon: { count: 2, amount: yuan(1_162_500.25), firstOn: day('2026-12-08') },
  overdue: { count: 1, amount: yuan(215_300) },
};

/** What arrives: issued by two issuers, and transferred by another supplier. */
export const incoming: readonly Incoming[] = [
  { ...incomingExample, acts: ['sign', 'refuse'] },
  {
    ...incomingExample,
    id: 'I2',
    number: VoucherNumber.parse('LX20261116000033102'),
    amount: yuan(1_450_000),
    dueOn: day('2027-05-12'),
    signDeadline: day('2026-12-01'),
    remainingDays: 11,
    acts: ['sign', 'refuse'],
  },
  {
    ...incomingExample,
    kind: 'transfer',
    id: 'T1',
    number: VoucherNumber.parse('LX20261112000033915-02'),
    issuer: sales,
    from: haulier,
    amount: yuan(186_000),
    dueOn: day('2027-05-10'),
    signDeadline: day('2026-11-22'),
    remainingDays: 2,
    acts: ['sign', 'refuse'],
  },
];

export const incomingPage = (list: readonly Incoming[]): ResponseOf<typeof contract.transfer.listIncoming> => ({
  list: [...list],
  total: list.length,
  page: 1,
  pageSize: 20,
  totalAmount: sum(list),
  stateCounts: { awaitingSignature: 3, awaitingSignatureReview: 1, signed: 38, refused: 2, signatureExpired: 1 },
});

/** The same rows once an operator has signed for them, as a reviewer sees them; the second is the reviewer's own. */
export const signedFor: readonly Incoming[] = incoming.slice(0, 2).map((row, index) => ({
  ...row,
  state: 'awaitingSignatureReview',
  signerName: index === 0 ? '王建国' : '陈敏',
  isOwn: index === 1,
  acts: index === 1 ? [] : ['signConfirm', 'signReturn'],
}));

const invoice = (number: string, goods: string, total: number, used: number, date: string) => ({
  invoice: {
    ...invoiceExample,
    id: TradeInvoiceId.parse(`V-${number.slice(-6)}`),
    number,
    goods,
    issuedOn: day(date),
    amountWithTax: yuan(total),
  },
  amount: yuan(used),
});

const invoices = [
  invoice('26142000000018846127', '矿用隔爆型变频器', 1_412_000, 1_412_000, '2026-11-09'),
  invoice('26142000000018846133', '刮板输送机减速器', 1_186_500, 1_186_500, '2026-11-09'),
  invoice('26142000000018901458', '安装调试服务', 905_000, 688_000, '2026-11-13'),
];

const entry = (
  event: string,
  actorName: string,
  actorRole: string,
  at: string,
  enterpriseName: string,
  certificateSerial: string | null,
) => ({
  event,
  fromState: null,
  toState: '20',
  actorName,
  actorRole,
  enterpriseName,
  at,
  reason: null,
  certificateSerial,
  signed: certificateSerial !== null,
});

const log = [
  entry('submit', '赵晓东', '01', '2026-11-18T11:16:00+08:00', core.name, null),
  entry('pass', '孙丽萍', '02', '2026-11-18T16:24:00+08:00', core.name, 'SM2-1001-02'),
];

const HEAD = '7f3a91c40be25d68c02f84a1d9b7365e4f10882c6ab39d57f21c0e94e41b20d7';

/** A voucher issued to the supplier, waiting for its signature. */
export const issuanceToSign: IssuanceDetail = {
  ...issuanceExample,
  acts: ['view', 'sign', 'refuse'],
  contract: contractExample,
  invoices,
  checks: [{ rule: 'R-01', code: 'issuerActive', level: 'pass', figures: {} }],
  log,
  chainHead: HEAD,
};

/** The same with a term of eight months, for which the issuer gave a reason. */
export const longIssuance: IssuanceDetail = {
  ...issuanceToSign,
  dueOn: day('2027-07-18'),
  termDays: 242,
  form: { ...issuanceToSign.form, termReason: '合同约定设备验收后八个月付款' },
};

/** The same once the operator has signed for it. */
export const issuanceToConfirm: IssuanceDetail = {
  ...issuanceToSign,
  state: 'awaitingSignatureReview',
  version: 4,
  acts: ['view', 'signConfirm', 'signReturn'],
  log: [...log, entry('sign', '王建国', '01', '2026-11-20T09:36:40+08:00', supplier.name, 'SM2-1002-01')],
};

type Step = readonly [kind: string, at: string, actor: HistoryEntry['actor'], counterparty: HistoryEntry['counterparty'], amount: number];
const masked = { enterpriseNo: null, name: '朔***司', creditCode: null };
const bank = { enterpriseNo: null, name: '建设银行', creditCode: null };
const ROOT = VoucherNumber.parse('LX20261020000021766');

const steps: readonly Step[] = [
  ['issuance.pass', '2026-10-20T15:02:11+08:00', core, null, 3_286_500],
  ['issuance.signConfirm', '2026-10-21T09:36:40+08:00', supplier, null, 3_286_500],
  ['transfer.pass', '2026-10-29T10:14:05+08:00', supplier, haulier, 500_000],
  ['transfer.pass', '2026-11-04T16:20:58+08:00', haulier, masked, 200_000],
  ['transfer.signConfirm', '2026-11-11T11:47:33+08:00', masked, null, 200_000],
];

/** The voucher's chain, sealed as the server seals it. */
export const history: ResponseOf<typeof contract.voucher.history> = {
  genesis: genesisHash,
  ...steps.reduce<{ head: string; entries: HistoryEntry[] }>(
    ({ head, entries }, [kind, at, actor, counterparty, amount], index) => {
      const event: HistoryEvent = { voucherNumber: ROOT, sequence: index + 1, at, kind, details: { amount: yuan(amount) } };
      const hash = chainHash(head, event, (text) => sm3(text));
      const signature = { certificateSerial: 'SM2-1002-01', text: 'LX-SIGN-1', value: '00', verified: true };
      const sealed = { sequence: index + 1, kind, at, actor, counterparty, amount: yuan(amount), previousHash: head, hash, signature };
      return { head: hash, entries: [...entries, { ...sealed, canonical: canonicalHistory(event) }] };
    },
    { head: genesisHash, entries: [] },
  ),
};

const node = (
  suffix: string,
  parent: string | null,
  holder: HistoryEntry['actor'],
  amount: number,
  changes: Partial<CirculationNode> = {},
): CirculationNode => ({
  id: PieceId.parse(`N${suffix}`),
  parentId: parent === null ? null : PieceId.parse(`N${parent}`),
  number: VoucherNumber.parse(`${ROOT}${suffix}`),
  holder,
  mine: holder === supplier,
  amount: yuan(amount),
  state: 'holding',
  live: true,
  receivedOn: day('2026-10-21'),
  ...changes,
});

export const tree: readonly CirculationNode[] = [
  node('', null, supplier, 3_286_500, { live: false }),
  node('-01', '', haulier, 500_000, { live: false }),
  node('-02', '', supplier, 1_586_500),
  node('-03', '', bank, 1_200_000, { state: 'financed' }),
  node('-01-01', '-01', masked, 200_000),
  node('-01-02', '-01', haulier, 300_000),
];

/** A piece that a part of was passed on, whole. */
export const detail: PieceDetail = {
  ...pieceExample,
  id: PieceId.parse('N-02'),
  number: VoucherNumber.parse(`${ROOT}-02`),
  rootNumber: ROOT,
  amount: yuan(1_586_500),
  availableAmount: yuan(1_586_500),
  faceAmount: yuan(3_286_500),
  issuedOn: day('2026-10-20'),
  receivedOn: day('2026-10-21'),
  dueOn: day('2027-04-16'),
  paymentDate: day('2027-04-16'),
  remainingDays: 147,
  termDays: 178,
  circulations: 3,
  holderCount: 4,
  acts: [...HOLDER_ACTS],
  contract: contractExample,
  invoices,
  tree: [...tree],
  log: issuanceToConfirm.log,
  chainHead: history.head,
  chainLength: history.entries.length,
};

export const accounts: ResponseOf<typeof contract.bankAccount.list> = [
  ...contract.bankAccount.list.example.response,
  {
    id: BankAccountId.parse('B7'),
    accountName: supplier.name,
    accountNumber: '1402 **** **** 7719',
    bankName: '建设银行忻州分行营业部',
    branchNumber: '105173000024',
    verified: true,
    isDefault: false,
  },
  {
    id: BankAccountId.parse('B8'),
    accountName: supplier.name,
    accountNumber: '6230 **** **** 2201',
    bankName: '山西省农信社忻州营业部',
    branchNumber: '402173000011',
    verified: false,
    isDefault: false,
  },
];
