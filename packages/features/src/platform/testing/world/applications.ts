import type { FinancingDetail, FinancingRow, PieceRow, PledgeDetail, PledgeRow } from '@lianxin/api/contract';
import { day, yuan } from '@lianxin/api/mock';
import { CHANNELS, offerOf, rankedOffers, type ChannelKind, type Fen, type OfferQuestion } from '@lianxin/domain';
import { supplierAccounts } from './accounts.ts';
import { enterprises } from './enterprises.ts';
import { first, logged, pageBy, summed } from './example.ts';
import { equipmentContract, equipmentInvoices } from './trade.ts';

type Row = FinancingRow | PledgeRow;
type Detail = FinancingDetail | PledgeDetail;

const SINCE = '2026-11-20T10:02:00+08:00';

export const waits = <Party extends string>(party: Party, enterpriseName: string, role: Row['waitingFor'][number]['role']) => ({
  party,
  enterpriseName,
  role,
  since: SINCE,
});

export const own = (role: Row['waitingFor'][number]['role']) => waits('own', enterprises.supplier.name, role);

/** Makes rows like the contract's example, by their order (the minute of submission after eight), state and amount. */
export const rowsLike =
  <R extends Row>(example: R, idOf: (order: number) => R['id'], prefix: string) =>
  (order: number, state: R['state'], amount: number, changes: Partial<R> = {}): R => ({
    ...example,
    id: idOf(order),
    applicationNumber: `${prefix}20261120-${String(order).padStart(4, '0')}`,
    state,
    amount: yuan(amount),
    waitingFor: [],
    acts: ['view'],
    submittedAt: `2026-11-20T08:${String(order).padStart(2, '0')}:00+08:00`,
    ...changes,
  });

/** A list of applications filtered by state, as one page with its sum. */
export const pageOfApplications = <R extends Row>(list: readonly R[], states?: readonly R['state'][]) =>
  summed(pageBy(list, 'state', states), 'amount', 'net');

const passed = (code: string, rule: string, figures: Readonly<Record<string, string>> = {}) => ({
  code,
  rule,
  level: 'pass' as const,
  figures,
});

/** The checks that both kinds have. */
export const CHECKS: Detail['checks'] = [
  passed('pieces', 'R-10', { pieces: '1' }),
  passed('available', 'R-12', { available: '3286500.00' }),
  passed('due', 'R-01'),
  passed('lender', 'R-10'),
  passed('quote', 'R-10'),
  { ...passed('longTerm', 'R-11'), level: 'warn' },
  passed('account', 'R-06'),
];

export const REGISTRATION: NonNullable<Detail['registration']> = {
  certificateNumber: '21430987000123456789',
  registeredAt: '2026-11-19T09:30:00+08:00',
  expiresOn: day('2027-11-18'),
  searchReportNumber: 'CC202611190001',
  searchedAt: '2026-11-19T09:12:00+08:00',
  waivedBecause: null,
};

/** The details that both kinds have in addition to the row: a registration after disbursement, and the checks during review. */
export function wholeLike(example: Detail, kind: ChannelKind, row: Row, taken: Fen) {
  const paid = row.disbursedOn !== null;
  const quote = { ...example.quote, amount: row.amount, annualRate: row.annualRate, net: row.net };
  return {
    quote,
    charged: paid ? quote : null,
    remark: '十一月采购',
    contract: equipmentContract,
    papers: [
      { invoice: equipmentInvoices.large, used: yuan(2_980_000), occupied: yuan(600_000), thisTime: taken, claimedElsewhere: false },
    ],
    checks: row.state === 'awaitingReview' ? CHECKS : [],
    questions: /supplementing/i.test(row.state) ? '请补充本批设备的发运单' : null,
    registration: paid ? REGISTRATION : null,
    log: [
      logged(`${kind}.submit`, row.makerName, row.holder.name, row.submittedAt),
      ...(paid
        ? [
            {
              ...logged(`${kind}.pass`, '陈敏', enterprises.supplier.name, '2026-11-20T10:30:00+08:00', 'reviewer'),
              signed: true,
              certificateSerial: 'SM2-0002',
            },
          ]
        : []),
    ],
  };
}

/** The invoices behind the supplier's pieces; another application holds a part of the second. */
export const papersBehind: Detail['papers'] = [
  { invoice: equipmentInvoices.large, used: yuan(2_980_000), occupied: yuan(0), thisTime: yuan(0), claimedElsewhere: false },
  { invoice: equipmentInvoices.middling, used: yuan(1_410_000), occupied: yuan(400_000), thisTime: yuan(0), claimedElsewhere: false },
  { invoice: equipmentInvoices.reducers, used: yuan(1_186_500), occupied: yuan(0), thisTime: yuan(0), claimedElsewhere: false },
];

/** The fields that both forms have. */
export const formBasics = { purpose: '支付原材料货款', receivingAccountId: first(supplierAccounts).id };

export const ASKED_AT = '2026-11-20T09:42:00+08:00';

/** A piece, or a part of one, as the domain's rules take it. */
export const offeredPiece = ({ number, issuer, dueOn }: PieceRow, available: Fen) => ({
  number,
  issuerNo: issuer.enterpriseNo ?? '',
  dueOn,
  available,
  channel: 1,
  keptByItsChannel: false,
});

type Channel = (typeof CHANNELS)['list'][number];
type Asked = Omit<OfferQuestion, 'channel' | 'terms' | 'signed' | 'askedAt'>;

/** The offers of all lenders of a kind, by the domain's rules. A lender without a credit line for the issuer makes none. */
export const madeOffers = (kind: ChannelKind, askedOf: (channel: Channel) => Asked) =>
  rankedOffers(
    CHANNELS.list
      .filter((channel) => channel.kind === kind)
      .map((channel) => offerOf({ ...askedOf(channel), channel, terms: channel.terms, signed: true, askedAt: new Date(ASKED_AT) })),
  );
