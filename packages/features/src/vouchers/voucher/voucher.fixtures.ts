import { contract, type CirculationNode, type HistoryEntry, type Incoming, type ResponseOf } from '@lianxin/api/contract';
import { day, figure, ids, yuan } from '@lianxin/api/mock';
import { canonicalHistory, chainHash, genesisHash, type HistoryEvent, type Role } from '@lianxin/domain';
import { sm3 } from 'sm-crypto-v2';
import { supplierAccounts } from '../../platform/testing/world/accounts.ts';
import { bank, enterprises, masked } from '../../platform/testing/world/enterprises.ts';
import { first, logged, pageOf, summed } from '../../platform/testing/world/example.ts';
import { HOLDER_ACTS, pieces } from '../../platform/testing/world/pieces.ts';
import { equipmentContract, equipmentInvoices } from '../../platform/testing/world/trade.ts';

export type IssuanceDetail = ResponseOf<typeof contract.issuance.get>;
export type PieceDetail = ResponseOf<typeof contract.voucher.get>;

const { core, sales, supplier, tier2 } = enterprises;
const pieceExample = contract.voucher.get.example.response;
const issuanceExample = contract.issuance.get.example.response;
const incomingExample = first(contract.transfer.listIncoming.example.response.list);

export const holdings: ResponseOf<typeof contract.voucher.listHoldings> = {
  ...summed(pageOf(pieces), 'amount', 'availableAmount'),
  stateCounts: { holding: 8, transferring: 1, awaitingReceipt: 2, transferred: 1, financing: 1, financed: 1, settled: 1 },
};

export const totals: ResponseOf<typeof contract.voucher.totals> = {
  byState: [
    { state: 'holding', ...figure(41, 38_614_207.56), availableAmount: yuan(37_902_207.56) },
    { state: 'transferring', ...figure(6, 2_130_000), availableAmount: yuan(0) },
    { state: 'financing', ...figure(4, 4_760_000), availableAmount: yuan(0) },
  ],
  pledged: figure(2, 820_000),
  receivable: figure(51, 45_504_207.56),
  dueSoon: { ...figure(2, 1_162_500.25), firstOn: day('2026-12-08') },
  overdue: figure(1, 215_300),
  dueMonths: [
    { from: null, to: day('2026-10-31'), ...figure(1, 215_300) },
    { from: day('2026-12-01'), to: day('2026-12-31'), ...figure(3, 1_377_800.25) },
    { from: day('2027-03-01'), to: day('2027-03-31'), ...figure(46, 43_486_107.31) },
    { from: day('2027-11-01'), to: null, ...figure(1, 425_000) },
  ],
};

/** Incoming items from two issuers and another supplier. */
export const incoming: readonly Incoming[] = [
  { ...incomingExample, acts: ['sign', 'refuse'] },
  {
    ...incomingExample,
    id: 'I2',
    number: ids.voucherNumber('LX20261116000033102'),
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
    number: ids.voucherNumber('LX20261112000033915-02'),
    issuer: sales,
    from: tier2,
    amount: yuan(186_000),
    dueOn: day('2027-05-10'),
    signDeadline: day('2026-11-22'),
    remainingDays: 2,
    acts: ['sign', 'refuse'],
  },
];

export const incomingPage = (list: readonly Incoming[]): ResponseOf<typeof contract.transfer.listIncoming> => ({
  ...summed(pageOf(list), 'amount'),
  stateCounts: { awaitingSignature: 3, awaitingSignatureReview: 1, signed: 38, refused: 2, signatureExpired: 1 },
});

/** The same rows after the operator's signature, for a reviewer; the second is the reviewer's own. */
export const signedFor: readonly Incoming[] = incoming.slice(0, 2).map((row, index) => ({
  ...row,
  state: 'awaitingSignatureReview',
  signerName: index === 0 ? '王建国' : '陈敏',
  isOwn: index === 1,
  acts: index === 1 ? [] : ['signConfirm', 'signReturn'],
}));

const { inverters, reducers, installation } = equipmentInvoices;
const invoices = [
  { invoice: inverters, amount: inverters.amountWithTax },
  { invoice: reducers, amount: reducers.amountWithTax },
  { invoice: installation, amount: installation.usedAmount },
];

const signed = (event: string, actorName: string, actorRole: Role, at: string, enterpriseName: string, certificateSerial: string) => ({
  ...logged(event, actorName, enterpriseName, at, actorRole),
  certificateSerial,
  signed: true,
});

const log = [
  logged('submit', '赵晓东', core.name, '2026-11-18T11:16:00+08:00'),
  signed('pass', '孙丽萍', 'reviewer', '2026-11-18T16:24:00+08:00', core.name, 'SM2-1001-02'),
];

const HEAD = '7f3a91c40be25d68c02f84a1d9b7365e4f10882c6ab39d57f21c0e94e41b20d7';

/** A voucher awaiting the supplier's signature. */
export const issuanceToSign: IssuanceDetail = {
  ...issuanceExample,
  acts: ['view', 'sign', 'refuse'],
  contract: equipmentContract,
  invoices,
  checks: [{ rule: 'R-01', code: 'issuerActive', level: 'pass', figures: {} }],
  log,
  chainHead: HEAD,
};

/** The same with a term of eight months and a reason. */
export const longIssuance: IssuanceDetail = {
  ...issuanceToSign,
  dueOn: day('2027-07-18'),
  termDays: 242,
  form: { ...issuanceToSign.form, termReason: '合同约定设备验收后八个月付款' },
};

/** The same after the operator's signature. */
export const issuanceToConfirm: IssuanceDetail = {
  ...issuanceToSign,
  state: 'awaitingSignatureReview',
  version: 4,
  acts: ['view', 'signConfirm', 'signReturn'],
  log: [...log, signed('sign', '王建国', 'operator', '2026-11-20T09:36:40+08:00', supplier.name, 'SM2-1002-01')],
};

type Step = readonly [kind: string, at: string, actor: HistoryEntry['actor'], counterparty: HistoryEntry['counterparty'], amount: number];
const ROOT = ids.voucherNumber('LX20261020000021766');

const steps: readonly Step[] = [
  ['issuance.pass', '2026-10-20T15:02:11+08:00', core, null, 3_286_500],
  ['issuance.signConfirm', '2026-10-21T09:36:40+08:00', supplier, null, 3_286_500],
  ['transfer.pass', '2026-10-29T10:14:05+08:00', supplier, tier2, 500_000],
  ['transfer.pass', '2026-11-04T16:20:58+08:00', tier2, masked, 200_000],
  ['transfer.signConfirm', '2026-11-11T11:47:33+08:00', masked, null, 200_000],
];

/** The voucher's chain, sealed like on the server. */
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
  id: ids.piece(`N${suffix}`),
  parentId: parent === null ? null : ids.piece(`N${parent}`),
  number: ids.voucherNumber(`${ROOT}${suffix}`),
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
  node('-01', '', tier2, 500_000, { live: false }),
  node('-02', '', supplier, 1_586_500),
  node('-03', '', bank, 1_200_000, { state: 'financed' }),
  node('-01-01', '-01', masked, 200_000),
  node('-01-02', '-01', tier2, 300_000),
];

/** A piece after a part was transferred. */
export const detail: PieceDetail = {
  ...pieceExample,
  id: ids.piece('N-02'),
  number: ids.voucherNumber(`${ROOT}-02`),
  rootNumber: ROOT,
  amount: yuan(1_586_500),
  availableAmount: yuan(1_586_500),
  faceAmount: yuan(3_286_500),
  issuedOn: day('2026-10-20'),
  receivedOn: day('2026-10-21'),
  dueOn: day('2027-04-16'),
  paymentDate: day('2027-04-16'),
  remainingDays: 147,
  daysLate: 0,
  termDays: 178,
  circulations: 3,
  holderCount: 4,
  acts: [...HOLDER_ACTS],
  contract: equipmentContract,
  invoices,
  tree: [...tree],
  log: issuanceToConfirm.log.map((step) => ({ ...step, event: `issuance.${step.event}` })),
  chainHead: history.head,
  chainLength: history.entries.length,
};

export const accounts: ResponseOf<typeof contract.bankAccount.list> = supplierAccounts;
