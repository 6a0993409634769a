import { contract, type PledgeDetail, type PledgeForm, type PledgeOffer, type PledgeRow, type ResponseOf } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import {
  CHANNELS,
  chargeOf,
  firstDue,
  nextWorkingDay,
  pledgeLimit,
  sumFen,
  takeFrom,
  type CivilDate,
  type Fen,
  type GuaranteeTerms,
  type OfferedPiece,
} from '@lianxin/domain';
import { lendersAccount, supplierAccounts } from '../../platform/testing/world/accounts.ts';
import {
  ASKED_AT,
  formBasics,
  madeOffers,
  offeredPiece,
  own,
  pageOfApplications,
  papersBehind,
  rowsLike,
  waits,
  wholeLike,
} from '../../platform/testing/world/applications.ts';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first, pageOf } from '../../platform/testing/world/example.ts';
import { offerShown } from '../../platform/testing/world/offers.ts';
import { pieceOf } from '../../platform/testing/world/pieces.ts';
import { equipmentInvoices } from '../../platform/testing/world/trade.ts';

const { core, guarantor } = enterprises;

const ofSupplier = rowsLike<PledgeRow>(first(contract.pledge.list.example.response.list), (order) => ids.pledge(`P${order}`), 'ZY');

export const pledgeOf = (order: number, state: PledgeRow['state'], amount: number, changes: Partial<PledgeRow> = {}): PledgeRow =>
  ofSupplier(order, state, amount, { pledged: yuan(amount / 0.8), net: yuan(amount * 0.9945), ...changes });

const waitsForGuarantor = waits('guarantor', guarantor.name, 'operator');
const lender = (role: 'operator' | 'reviewer', enterpriseName = '担保贷款') => waits('funder', enterpriseName, role);
const small = { channel: 6, lenderName: '小额贷款公司', guarantor: null, annualRate: 96_000n };
const paidOut = { disbursedOn: day('2026-11-23'), valueOn: day('2026-11-23') };

/** The supplier's applications in all relevant states, as its operator sees them. */
export const records: readonly PledgeRow[] = [
  pledgeOf(1, 'awaitingReview', 800_000, { acts: ['view', 'withdraw', 'remind'], waitingFor: [own('reviewer')] }),
  pledgeOf(2, 'returned', 640_000, { acts: ['view', 'edit', 'delete'], waitingFor: [own('operator')], reason: '请降低贷款金额' }),
  pledgeOf(3, 'awaitingGuarantor', 1_200_000, {
    acts: ['view', 'withdraw', 'remind'],
    waitingFor: [waitsForGuarantor],
    pieceCount: 2,
  }),
  pledgeOf(4, 'guarantorSupplementing', 500_000, { acts: ['view', 'supplement'], waitingFor: [own('operator')] }),
  pledgeOf(5, 'underApproval', 960_000, { acts: ['view', 'remind', 'payFee'], waitingFor: [lender('reviewer')] }),
  pledgeOf(6, 'awaitingRegistration', 320_000, { ...small, acts: ['view', 'remind'], waitingFor: [lender('operator', small.lenderName)] }),
  pledgeOf(7, 'disbursed', 800_000, { ...paidOut, acts: ['view', 'repay', 'receipt'], principalLeft: yuan(800_000) }),
  pledgeOf(8, 'awaitingRelease', 400_000, {
    ...small,
    ...paidOut,
    acts: ['view', 'remind', 'releaseApply', 'receipt'],
    principalLeft: yuan(0),
    waitingFor: [own('operator')],
  }),
  pledgeOf(9, 'released', 240_000, { ...small, ...paidOut, principalLeft: yuan(0), releasedOn: day('2026-11-20') }),
  pledgeOf(10, 'guarantorDeclined', 720_000, { acts: ['view', 'copyToLender'], reason: '开立方集中度超限' }),
];

const decides = (acts: PledgeRow['acts'], changes: Partial<PledgeRow> = {}) => ({
  acts: ['view' as const, ...acts],
  waitingFor: [own('reviewer')],
  ...changes,
});

/** The reviewer's queue: two applications, one of the reviewer's own, a repayment and a release. */
export const queue: readonly PledgeRow[] = [
  pledgeOf(1, 'awaitingReview', 800_000, decides(['pass', 'return'])),
  pledgeOf(2, 'awaitingReview', 640_000, decides(['pass', 'return'], { ...small, makerName: '刘志强' })),
  pledgeOf(3, 'awaitingReview', 86_900.8, decides([], { isOwn: true, makerName: '陈敏' })),
  pledgeOf(
    7,
    'disbursed',
    800_000,
    decides(['repayAuthorise', 'repayReturn'], { ...paidOut, principalLeft: yuan(800_000), repaying: yuan(100_000) }),
  ),
  pledgeOf(8, 'awaitingRelease', 400_000, decides(['releaseConfirm', 'releaseReturn'], { ...small, ...paidOut, principalLeft: yuan(0) })),
];

export const repaymentOf = (
  order: number,
  state: PledgeDetail['repayments'][number]['state'],
  amount: number,
  changes: Partial<PledgeDetail['repayments'][number]> = {},
): PledgeDetail['repayments'][number] => ({
  ...first(contract.pledge.ghRepayments.example.response.repayments),
  id: ids.repayment(`R${order}`),
  state,
  paidOn: day('2026-12-15'),
  amount: yuan(amount),
  receiptNumber: `HK2026121500${order}`,
  isOwn: false,
  ...changes,
});

/** The supplier's vouchers: two issuers, four due dates. */
const pieces = [
  { ...pieceOf('LX20260611000003555-02'), id: ids.piece('Q4') },
  { ...pieceOf('LX20261021000022077'), id: ids.piece('Q3') },
  { ...pieceOf('LX20261103000029854'), id: ids.piece('Q2') },
  { ...pieceOf('LX20261106000031721'), id: ids.piece('Q1') },
];

/** A complete form without the agreements. */
const wholeForm: PledgeForm = {
  ...formBasics,
  channel: 3,
  pieces: [{ pieceId: ids.piece('Q3'), version: 1 }],
  pledged: yuan(1_000_000),
  amount: yuan(500_000),
  repayOn: first(pieces.filter(({ id }) => id === 'Q3')).dueOn,
  quoteId: 'quote-3',
  guarantorNo: guarantor.enterpriseNo,
  invoices: [{ invoiceId: equipmentInvoices.large.id, amount: yuan(500_000) }],
  agreements: [],
};

/** A draft that lacks only the agreements. */
export const wholeDraft = { ...first(contract.pledge.listDrafts.example.response), id: ids.pledgeDraft('PD2'), form: wholeForm };

const { response: example } = contract.pledge.get.example;

/** The details of an application, with a guarantee, a registration, repayments and a release if its state has them. */
export function wholePledge(row: PledgeRow): PledgeDetail {
  const paid = row.disbursedOn !== null;
  const owes = row.state === 'disbursed';
  return {
    ...example,
    ...row,
    ...wholeLike(example, 'pledge', row, row.pledged),
    owedAtMaturity: yuan(822_168.89),
    guarantee: row.guarantor && {
      contractNumber: paid ? 'HT-DB-2026-018' : null,
      amount: row.amount,
      rate: 5_000n,
      fee: yuan(4_000),
      feePaidOn: paid ? day('2026-11-21') : null,
      feeReceiptNumber: paid ? 'HT20261121001' : null,
    },
    pieces: [{ ...first(example.pieces), issuer: core, amount: row.pledged, pledgeState: paid ? 'pledged' : 'applying' }],
    accepted: row.state === 'underApproval',
    owed: owes
      ? {
          on: day('2026-12-23'),
          dueOn: nextWorkingDay(row.repayOn),
          principal: yuan(800_000),
          interest: yuan(3_866.67),
          lateInterest: yuan(0),
          total: yuan(803_866.67),
        }
      : null,
    payTo: owes ? lendersAccount : null,
    repayments: owes ? [repaymentOf(1, 'denied', 50_000, { reason: '未查到该笔款项' }), repaymentOf(2, 'awaitingReview', 100_000)] : [],
    release: row.acts.includes('releaseConfirm') ? { assent: 'made', makerName: '王建国', askedAt: '2026-12-24T09:12:00+08:00' } : null,
    form: wholeForm,
  };
}

interface AvailableGuarantor {
  readonly guarantor: PledgeOffer['guarantors'][number]['guarantor'];
  readonly terms: GuaranteeTerms;
  readonly free: Fen;
}

/** A guarantor with a higher fee and a low remaining limit. */
export const secondGuarantor = { enterpriseNo: ids.enterprise('E1006'), name: '三晋融资担保有限公司', creditCode: null };

/** The guarantors, the cheapest first. */
const GUARANTORS: readonly [AvailableGuarantor, ...AvailableGuarantor[]] = [
  { guarantor, terms: { ratePpm: 5_000n, unit: 'flatPerTenThousand', minimum: yuan(500) }, free: yuan(20_000_000) },
  { guarantor: secondGuarantor, terms: { ratePpm: 8_000n, unit: 'flatPerTenThousand', minimum: yuan(500) }, free: yuan(600_000) },
];

/** The credit lines by channel; the state-owned small-loan company has granted none. */
const CREDIT: Readonly<Record<number, Fen>> = { 3: yuan(8_000_000), 6: yuan(3_000_000), 13: yuan(900_000) };

interface Asked {
  readonly pieces: readonly { readonly pieceId: string }[];
  readonly pledged: Fen;
  readonly amount: Fen;
  readonly repayOn?: CivilDate | undefined;
  readonly wishedOn?: CivilDate | undefined;
  readonly guarantorNo?: string | undefined;
}

/** The requested pieces, with the part of each that is pledged. */
function pledgedOf(asked: Asked): readonly [OfferedPiece, ...OfferedPiece[]] {
  const named = pieces.filter(({ id }) => asked.pieces.some(({ pieceId }) => pieceId === id));
  const takes = takeFrom(
    named.map(({ number, availableAmount }) => ({ number, available: availableAmount })),
    asked.pledged,
  );
  const offered = takes.flatMap(({ number, take }) =>
    named.filter((piece) => piece.number === number).map((piece) => offeredPiece(piece, take)),
  );
  return [first(offered), ...offered.slice(1)];
}

/** The offers of all lenders against a pledge. */
export function offersFor(asked: Asked): ResponseOf<typeof contract.pledge.quote> {
  const { pledged, amount, repayOn, wishedOn, guarantorNo } = asked;
  const offered = pledgedOf(asked);
  const answers = GUARANTORS.find((one) => one.guarantor.enterpriseNo === guarantorNo) ?? GUARANTORS[0];
  const offers = madeOffers('pledge', ({ code, needs }) => ({
    credit: CREDIT[code] ?? null,
    pieces: offered,
    amount,
    repayOn,
    wishedOn,
    ...(needs.includes('guarantor') && { guarantee: answers.terms, guarantorCredit: answers.free }),
  }));
  return {
    askedAt: ASKED_AT,
    available: sumFen(offered.map(({ available }) => available)),
    firstDueOn: firstDue(offered),
    offers: offers.map((made) => {
      const shown = offerShown(made);
      const { terms, needs } = CHANNELS.byCode(made.channel) ?? first(CHANNELS.list);
      const asks = needs.includes('guarantor');
      return {
        ...shown,
        // Each guarantor has a quote of its own.
        quote: shown.quote && { ...shown.quote, id: `${shown.quote.id}-${asks ? answers.guarantor.enterpriseNo : 'none'}` },
        pledgeRate: terms.pledgeRatePpm,
        most: pledgeLimit(pledged, terms.pledgeRatePpm),
        owedAtMaturity: made.quote?.owedAtMaturity ?? null,
        guarantors: asks
          ? GUARANTORS.map((one) => ({
              guarantor: one.guarantor,
              rate: one.terms.ratePpm,
              fee: chargeOf({ principal: amount, days: made.quote?.days ?? 0, ratePpm: one.terms.ratePpm, unit: one.terms.unit }),
              free: one.free,
            }))
          : [],
      };
    }),
  };
}

/** The replies to a supplier that pledges its vouchers. */
export const platformReplies: readonly MockReply[] = [
  reply(contract.voucher.listHoldings, pageOf(pieces)),
  reply(contract.pledge.quote, offersFor),
  reply(contract.pledge.listDrafts, [wholeDraft]),
  reply(contract.pledge.list, ({ states }) => pageOfApplications(records, states)),
  reply(contract.pledge.get, ({ id }) => wholePledge(records.find((one) => one.id === id) ?? first(records))),
  reply(contract.financing.checkInvoices, { papers: papersBehind, checks: [] }),
  reply(contract.bankAccount.list, supplierAccounts),
];

/** The same replies, with the reviewer's queue. */
export const queueReplies: readonly MockReply[] = [
  ...platformReplies,
  reply(contract.pledge.list, pageOfApplications(queue)),
  reply(contract.pledge.get, ({ id }) => wholePledge(queue.find((one) => one.id === id) ?? first(queue))),
];
