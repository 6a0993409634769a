import type { Contract, EnterpriseNo, PledgeOffer, RequestOf } from '@lianxin/api/contract';
import { channelTermsOn, chargeOf, maxFen, pledgeLimit, Refusal, sumFen, yuanOf, type GuaranteeTerms, type Offer } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { askForOffers, assertFree, guarantorsOf, offerViews, requestedPieces } from '../funding/index.ts';
import { datedChannelTerms } from '../../foundation/limits/index.ts';

type Question = RequestOf<Contract['pledge']['quote']>;

interface Answer {
  readonly enterpriseNo: EnterpriseNo;
  readonly question: Question;
  readonly offers: readonly Offer[];
  readonly askedAt: Date;
}

const feeOf = ({ ratePpm, unit, minimum }: GuaranteeTerms, principal: Question['amount'], days: number) =>
  maxFen(chargeOf({ principal, days, ratePpm, unit }), minimum);

/** Offers against a pledge as returned by the API, each with the available guarantors. */
async function pledgeOfferViews(context: CallContext, { enterpriseNo, question, offers, askedAt }: Answer): Promise<PledgeOffer[]> {
  const { db, channels } = context;
  const dated = await datedChannelTerms(db);
  const availableGuarantors = await guarantorsOf(db, enterpriseNo);
  const party = await partiesOf(
    db,
    availableGuarantors.map((one) => one.enterpriseNo),
  );
  const views = await offerViews(context, offers, askedAt);
  return views.flatMap((view) => {
    const channel = channels.byCode(view.channel);
    const given = offers.find((offer) => offer.channel === view.channel)?.quote;
    if (!channel) return [];
    const { pledgeRatePpm } = channelTermsOn(channel, context.clock.today(), dated);
    const guarantors = availableGuarantors
      .filter((one) => one.channel === view.channel)
      .map(({ enterpriseNo: no, terms, free }) => ({
        guarantor: party(no),
        rate: terms.ratePpm,
        fee: feeOf(terms, question.amount, given?.days ?? 0),
        free,
      }));
    return [
      {
        ...view,
        pledgeRate: pledgeRatePpm,
        most: pledgeLimit(question.pledged, pledgeRatePpm),
        owedAtMaturity: given?.owedAtMaturity ?? null,
        guarantors,
      },
    ];
  });
}

/** The offers of all lenders, or those of some channels, for pieces of the enterprise. */
async function offersTo(context: CallContext, question: Question, channels?: readonly number[]) {
  const { db, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const pieces = await requestedPieces(db, enterpriseNo, question.pieces);
  assertFree(pieces, 'pledge');
  const available = sumFen(pieces.map((piece) => piece.amount));
  if (question.pledged > available) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(available) });
  const askedAt = clock.now();
  const { amount, pledged, repayOn, wishedOn, guarantorNo } = question;
  const asked = { enterpriseNo, pieces, amount, wishedOn, askedAt, pledge: { pledged, repayOn, guarantorNo } };
  const offers = await askForOffers(context, channels ? { ...asked, channels } : asked);
  const [first = clock.today()] = pieces.map(({ dueOn }) => dueOn).toSorted();
  return { askedAt, available, firstDueOn: first, offers: await pledgeOfferViews(context, { enterpriseNo, question, offers, askedAt }) };
}

/** The offers of all lenders for a loan against a pledge. */
export const quote: Handlers['pledge']['quote'] = async (context, question) => {
  const { askedAt, ...answer } = await offersTo(context, question);
  return { ...answer, askedAt: askedAt.toISOString() };
};

/** The offer of the channel with an alias. Refuses NOT_FOUND if this instance does not have the channel. */
const rateOf = (alias: string) => async (context: CallContext, question: Question) => {
  const channel = context.channels.list.find((one) => one.alias === alias);
  const [offer] = channel ? (await offersTo(context, question, [channel.code])).offers : [];
  if (!offer) throw new Refusal('NOT_FOUND');
  return offer;
};

export const guaranteeRate: Handlers['pledge']['guaranteeRate'] = rateOf('db');
export const microloanRate: Handlers['pledge']['microloanRate'] = rateOf('jr');
export const ghRate: Handlers['pledge']['ghRate'] = rateOf('gh');
