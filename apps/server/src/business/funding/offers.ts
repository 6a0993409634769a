import type { EnterpriseNo } from '@lianxin/api/contract';
import {
  addDays,
  channelTermsOn,
  commonClause,
  firstDue,
  isWorkingDay,
  LENDER_DAY,
  offerOf,
  quoteSchedule,
  quoteStands,
  rankedOffers,
  Refusal,
  shanghaiDate,
  shanghaiInstant,
  takeFrom,
  type BearingClause,
  type Channel,
  type CivilDate,
  type Fen,
  type LenderQuote,
  type Offer,
  type OfferedPiece,
  type OfferQuestion,
  type Quote,
} from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { PieceRow } from '../../ledger/rows.ts';
import type { CallContext } from '../../platform/call-context.ts';
import type { Db } from '../../platform/db/client.ts';
import { enterpriseChannel, issuance, lender, lendingLimit, voucher } from '../../schema/index.ts';
import { readForm } from '../issuance/form.ts';
import { planLeftOn, plannedFor } from '../capital-plan/left.ts';
import { freeOf } from '../lending-limits/limits.ts';
import { datedChannelTerms } from '../limits/dated-limits.ts';
import { guarantorsOf, type Answering } from './guarantors.ts';
import { keptQuote } from './kept-quote.ts';
import { quotesOfLenders } from './lender-quotes.ts';

/** What a loan is asked against. */
export interface Pledging {
  readonly pledged: Fen;
  /** @default the first due date of the pieces */
  readonly repayOn?: CivilDate | undefined;
  /** @default whoever asks least for it */
  readonly guarantorNo?: EnterpriseNo | undefined;
}

/** What lenders are asked for. */
export interface Asked {
  readonly enterpriseNo: EnterpriseNo;
  /** Of one issuer and due on one day, where they are to be financed. */
  readonly pieces: readonly PieceRow[];
  readonly amount: Fen;
  readonly wishedOn?: CivilDate | undefined;
  /** What of the pieces is pledged, when the loan is repaid and who answers for it; left out where the pieces are financed. */
  readonly pledge?: Pledging | undefined;
  /** What the lender has said of this loan before, which it is not asked again. @default what it says now */
  readonly said?: LenderQuote | undefined;
  /** Only these channels. @default all that lend in this way */
  readonly channels?: readonly number[];
  readonly askedAt: Date;
  /** Whether the issuer has refused its share of this financing. @default false */
  readonly issuerRefused?: boolean;
}

const clauseOf = ({ interestPayer, interestShare, feePayer, feeShare }: ReturnType<typeof readForm>): BearingClause => ({
  interestPayer,
  holderInterestPpm: interestShare,
  feePayer,
  holderFeePpm: feeShare,
});

/** What the issuer undertook when it issued the vouchers, where it undertook the same for all of them; and the channel of each. */
async function vouchersOf(db: Db, pieces: readonly PieceRow[]) {
  const rows = await db
    .select({ id: voucher.id, channel: voucher.channel, form: issuance.form })
    .from(voucher)
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .where(
      inArray(
        voucher.id,
        pieces.map(({ voucherId }) => voucherId),
      ),
    );
  const channels = new Map<string, number>(rows.map(({ id, channel }) => [id, channel]));
  const clause = commonClause(rows.map(({ form }) => clauseOf(readForm(form))));
  return { clause, channelOf: (row: PieceRow) => channels.get(row.voucherId) ?? 0 };
}

/**
 * Which channels the enterprise has signed up with, which have a lender, what each may still lend against an issuer, and what it has planned
 * for the days on which it would pay.
 */
async function standingOf(db: Db, enterpriseNo: EnterpriseNo, issuerNo: EnterpriseNo, days: readonly CivilDate[]) {
  const signed = await db
    .select({ channel: enterpriseChannel.channel })
    .from(enterpriseChannel)
    .where(eq(enterpriseChannel.enterpriseNo, enterpriseNo));
  const lenders = await db
    .select({ channel: lender.channel, limit: lendingLimit, planned: plannedFor(db, lender.enterpriseNo, days) })
    .from(lender)
    .leftJoin(lendingLimit, and(eq(lendingLimit.channel, lender.channel), eq(lendingLimit.issuerNo, issuerNo)));
  const limits = new Map(lenders.map(({ channel, limit }) => [channel, limit && freeOf(limit)]));
  const plans = new Map(lenders.map(({ channel, planned }) => [channel, planned ?? []]));
  const with_ = new Set(signed.map(({ channel }) => channel));
  return {
    isSigned: (code: number) => with_.has(code),
    lends: (code: number) => limits.has(code),
    creditOf: (code: number) => limits.get(code) ?? null,
    planLeftOf: (code: number, on: CivilDate) => planLeftOn(plans.get(code) ?? [], on),
  };
}

/** The pieces that a pledge takes from, each with what of it is pledged. */
const takenOf = (pieces: readonly PieceRow[], pledged: Fen): readonly PieceRow[] =>
  takeFrom(
    pieces.map(({ number, amount: available }) => ({ number, available })),
    pledged,
  ).flatMap(({ number, take }) => pieces.filter((row) => row.number === number).map((row) => ({ ...row, amount: take })));

/** Who answers for a loan on a channel that asks for somebody: whoever is named, or asks least. */
function guaranteedBy(
  { code, needs }: Channel,
  answering: readonly Answering[],
  guarantorNo: EnterpriseNo | undefined,
): Pick<OfferQuestion, 'guarantee' | 'guarantorCredit'> {
  if (!needs.includes('guarantor')) return {};
  const here = answering.filter(({ channel }) => channel === code);
  const one = guarantorNo === undefined ? here[0] : here.find(({ enterpriseNo }) => enterpriseNo === guarantorNo);
  return one ? { guarantee: one.terms, guarantorCredit: one.free } : { guarantorCredit: null };
}

type Offering = Pick<CallContext, 'db' | 'channels' | 'lender' | 'clock'>;

/** What every lender offers for pieces, the most money first, in as many statements for one channel as for all. */
export async function offersFor(context: Offering, asked: Asked): Promise<readonly Offer[]> {
  const { db, channels: all } = context;
  const { enterpriseNo, pieces, amount, wishedOn, askedAt, pledge } = asked;
  const [root] = pieces;
  if (!root) throw new Refusal('NOT_FOUND');
  const dated = await datedChannelTerms(db);
  const { clause, channelOf } = await vouchersOf(db, pieces);
  const kind = pledge ? 'pledge' : 'financing';
  const here = all.list.filter((channel) => channel.kind === kind && (asked.channels ?? [channel.code]).includes(channel.code));
  const setTerms = (channel: Channel) => channelTermsOn(channel, shanghaiDate(askedAt), dated);
  const paysOn = (channel: Channel) => quoteSchedule(setTerms(channel), askedAt, wishedOn).valueOn;
  const { isSigned, lends, creditOf, planLeftOf } = await standingOf(db, enterpriseNo, root.issuerNo, here.map(paysOn));
  const termsOf = (channel: Channel) => {
    const terms = setTerms(channel);
    return { ...terms, offered: terms.offered && lends(channel.code) };
  };
  const offered = (row: PieceRow): OfferedPiece => {
    const channel = all.byCode(channelOf(row));
    return {
      number: row.number,
      issuerNo: row.issuerNo,
      dueOn: row.dueOn,
      available: row.amount,
      channel: channelOf(row),
      keptByItsChannel: channel !== undefined && channelTermsOn(channel, shanghaiDate(askedAt), dated).keepsOwn,
    };
  };
  const taken = pledge ? takenOf(pieces, pledge.pledged) : pieces;
  const [first, ...others] = [offered(taken[0] ?? root), ...taken.slice(1).map(offered)] as const;
  const dueOn = pledge?.repayOn ?? firstDue([first, ...others]);
  // One that would not lend all the same is not asked: it stands there by its terms.
  const asksItself = ({ code, quotedBy }: Channel) => quotedBy === 'lender' && isSigned(code) && creditOf(code) !== null;
  const of = here
    .filter((channel) => asked.said === undefined && asksItself(channel) && termsOf(channel).offered)
    .map((channel) => ({ channel: channel.code, terms: setTerms(channel), valueOn: paysOn(channel) }));
  const quotes = await quotesOfLenders(context, { enterpriseNo, issuerNo: root.issuerNo, amount, dueOn, of });
  const answering = pledge ? await guarantorsOf(db, enterpriseNo) : [];
  const offers = here.map((channel) =>
    offerOf({
      channel,
      terms: termsOf(channel),
      signed: isSigned(channel.code),
      credit: creditOf(channel.code),
      planLeft: planLeftOf(channel.code, paysOn(channel)),
      clause,
      said: asked.said ?? quotes.get(channel.code),
      issuerRefused: asked.issuerRefused,
      pieces: [first, ...others],
      amount,
      askedAt,
      wishedOn,
      ...(pledge && { repayOn: pledge.repayOn, ...guaranteedBy(channel, answering, pledge.guarantorNo) }),
    }),
  );
  return rankedOffers(offers);
}

/** So many days back a quote may have been seen that still stands: over the longest holidays. */
const DAYS_BACK = 12;

/** The moments since when a quote that is seen may stand: the day's opening and the lender's cut-off, today and on the working day before. */
function momentsBefore(now: Date, cutOff: string): Date[] {
  const today = shanghaiDate(now);
  const days = Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, -back));
  const last = days.find((day) => day < today && isWorkingDay(day));
  return [today, ...(last === undefined ? [] : [last])]
    .flatMap((day) => [shanghaiInstant(day, cutOff), shanghaiInstant(day, LENDER_DAY.opens)])
    .filter((moment) => moment < now);
}

/**
 * The quote of an id, where the lender would give it now or has given it and it still stands; with what keeps the lender from lending now.
 * A quote that was seen before the cut-off names an earlier day of payment; what is paid later is charged for fewer days.
 */
export async function standingOffer(
  context: Offering,
  asked: Omit<Asked, 'askedAt' | 'channels' | 'said'> & { readonly channel: number },
  quoteId: string,
): Promise<{ readonly offer: Offer | undefined; readonly seen: (Pick<Offer, 'schedule'> & { readonly quote: Quote }) | undefined }> {
  const now = context.clock.now();
  const at = async (askedAt: Date) => (await offersFor(context, { ...asked, channels: [asked.channel], askedAt }))[0];
  const isIt = (offer: Offer | undefined) =>
    offer?.quote && keptQuote({ ...offer, quote: offer.quote }).quoteId === quoteId && quoteStands(offer.schedule, now)
      ? { schedule: offer.schedule, quote: offer.quote }
      : undefined;
  const offer = await at(now);
  const seen = isIt(offer);
  if (seen || !offer?.quote) return { offer, seen };
  for (const moment of momentsBefore(now, offer.quote.question.terms.cutOff)) {
    const earlier = isIt(await at(moment));
    if (earlier) return { offer, seen: earlier };
  }
  return { offer, seen: undefined };
}
