import { contract, type PledgeDetail, type PledgeForm, type PledgeOffer, type ResponseOf } from '@lianxin/api/contract';
import { ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import {
  CHANNELS,
  chargeOf,
  firstDue,
  offerOf,
  pledgeLimit,
  rankedOffers,
  sumFen,
  takeFrom,
  type CivilDate,
  type Fen,
  type GuaranteeTerms,
  type OfferedPiece,
} from '@lianxin/domain';
import { supplierAccounts } from '../../../platform/testing/world/accounts.ts';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import { first, pageOf } from '../../../platform/testing/world/example.ts';
import { offerShown } from '../../../platform/testing/world/offers.ts';
import { pieceOf } from '../../../platform/testing/world/pieces.ts';
import { equipmentInvoices } from '../../../platform/testing/world/trade.ts';

/** What the supplier can pledge: pieces of two issuers, due on four days. */
export const pieces = [
  { ...pieceOf('LX20260611000003555-02'), id: ids.piece('Q4') },
  { ...pieceOf('LX20261021000022077'), id: ids.piece('Q3') },
  { ...pieceOf('LX20261103000029854'), id: ids.piece('Q2') },
  { ...pieceOf('LX20261106000031721'), id: ids.piece('Q1') },
];

/** When the lenders are asked. */
const ASKED_AT = '2026-11-20T09:42:00+08:00';

interface Answering {
  readonly guarantor: PledgeOffer['guarantors'][number]['guarantor'];
  readonly terms: GuaranteeTerms;
  readonly free: Fen;
}

/** A guarantor that asks for more, and has little left. */
export const secondGuarantor = { enterpriseNo: ids.enterprise('E1006'), name: '三晋融资担保有限公司', creditCode: null };

/** Who answers for loans of the channel that asks for somebody, whoever asks least first. */
const GUARANTORS: readonly [Answering, ...Answering[]] = [
  { guarantor: enterprises.guarantor, terms: { ratePpm: 5_000n, unit: 'flatPerTenThousand', minimum: yuan(500) }, free: yuan(20_000_000) },
  { guarantor: secondGuarantor, terms: { ratePpm: 8_000n, unit: 'flatPerTenThousand', minimum: yuan(500) }, free: yuan(600_000) },
];

/** What each lender may still lend against the issuer; the state's small-loan company has granted it no line. */
const CREDIT: Readonly<Record<number, Fen>> = { 3: yuan(8_000_000), 6: yuan(3_000_000), 13: yuan(900_000) };

interface Asked {
  readonly pieces: readonly { readonly pieceId: string }[];
  readonly pledged: Fen;
  readonly amount: Fen;
  readonly repayOn?: CivilDate | undefined;
  readonly wishedOn?: CivilDate | undefined;
  readonly guarantorNo?: string | undefined;
}

/** The pieces asked for, each with what of it is pledged. */
function pledgedOf(asked: Asked): readonly [OfferedPiece, ...OfferedPiece[]] {
  const named = pieces.filter(({ id }) => asked.pieces.some(({ pieceId }) => pieceId === id));
  const takes = takeFrom(
    named.map(({ number, availableAmount }) => ({ number, available: availableAmount })),
    asked.pledged,
  );
  const offered = takes.flatMap(({ number, take }) =>
    named
      .filter((piece) => piece.number === number)
      .map((piece) => ({
        number,
        issuerNo: piece.issuer.enterpriseNo ?? '',
        dueOn: piece.dueOn,
        available: take,
        channel: 1,
        keptByItsChannel: false,
      })),
  );
  return [first(offered), ...offered.slice(1)];
}

/** What every lender against a pledge answers, by the same rules as the server. */
export function pledgeOffersFor(asked: Asked): ResponseOf<typeof contract.pledge.quote> {
  const { pledged, amount, repayOn, wishedOn, guarantorNo } = asked;
  const offered = pledgedOf(asked);
  const answers = GUARANTORS.find(({ guarantor }) => guarantor.enterpriseNo === guarantorNo) ?? GUARANTORS[0];
  const offers = CHANNELS.list
    .filter(({ kind }) => kind === 'pledge')
    .map(({ code, kind, terms, needs }) =>
      offerOf({
        channel: { code, kind },
        terms,
        signed: true,
        credit: CREDIT[code] ?? null,
        pieces: offered,
        amount,
        askedAt: new Date(ASKED_AT),
        repayOn,
        wishedOn,
        ...(needs.includes('guarantor') && { guarantee: answers.terms, guarantorCredit: answers.free }),
      }),
    );
  return {
    askedAt: ASKED_AT,
    available: sumFen(offered.map(({ available }) => available)),
    firstDueOn: firstDue(offered),
    offers: rankedOffers(offers).map((made) => {
      const shown = offerShown(made);
      const { terms, needs } = CHANNELS.byCode(made.channel) ?? first(CHANNELS.list);
      const asks = needs.includes('guarantor');
      return {
        ...shown,
        // Another guarantor makes another quote.
        quote: shown.quote && { ...shown.quote, id: `${shown.quote.id}-${asks ? answers.guarantor.enterpriseNo : 'none'}` },
        pledgeRate: terms.pledgeRatePpm,
        most: pledgeLimit(pledged, terms.pledgeRatePpm),
        owedAtMaturity: made.quote?.owedAtMaturity ?? null,
        guarantors: asks
          ? GUARANTORS.map(({ guarantor, terms: { ratePpm, unit }, free }) => ({
              guarantor,
              rate: ratePpm,
              fee: chargeOf({ principal: amount, days: made.quote?.days ?? 0, ratePpm, unit }),
              free,
            }))
          : [],
      };
    }),
  };
}

/** The invoices behind the pieces in their three columns; the second is held by a financing in part. */
export const papers: PledgeDetail['papers'] = [
  { invoice: equipmentInvoices.large, used: yuan(2_980_000), occupied: yuan(0), thisTime: yuan(0), claimedElsewhere: false },
  { invoice: equipmentInvoices.middling, used: yuan(1_410_000), occupied: yuan(400_000), thisTime: yuan(0), claimedElsewhere: false },
];

/** A form that lacks nothing but that the agreements are read. */
export const wholeForm: PledgeForm = {
  channel: 3,
  pieces: [{ pieceId: ids.piece('Q3'), version: 1 }],
  pledged: yuan(1_000_000),
  amount: yuan(500_000),
  repayOn: first(pieces.filter(({ id }) => id === 'Q3')).dueOn,
  quoteId: 'quote-3',
  guarantorNo: enterprises.guarantor.enterpriseNo,
  purpose: '支付原材料货款',
  receivingAccountId: first(supplierAccounts).id,
  invoices: [{ invoiceId: equipmentInvoices.large.id, amount: yuan(500_000) }],
  agreements: [],
};

const draftExample = first(contract.pledge.listDrafts.example.response);

/** A draft that only lacks the agreements. */
export const wholeDraft = { ...draftExample, id: ids.pledgeDraft('PD2'), form: wholeForm };

/** An application that was returned, or declined and may be copied for another lender. */
export const earlier: PledgeDetail = {
  ...contract.pledge.get.example.response,
  id: ids.pledge('P2'),
  applicationNumber: 'ZY20261120-0002',
  state: 'returned',
  version: 1,
  reason: '请降低贷款金额',
  form: wholeForm,
};

/** The platform of a supplier that pledges its vouchers. */
export const platformReplies: readonly MockReply[] = [
  reply(contract.voucher.listHoldings, pageOf(pieces)),
  reply(contract.pledge.quote, pledgeOffersFor),
  reply(contract.pledge.listDrafts, [wholeDraft]),
  reply(contract.pledge.get, earlier),
  reply(contract.financing.checkInvoices, { papers, checks: [] }),
  reply(contract.bankAccount.list, supplierAccounts),
];
