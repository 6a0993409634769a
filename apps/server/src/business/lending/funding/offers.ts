import type { EnterpriseNo } from '@lianxin/api/contract';
import {
  channelTermsOn,
  commonClause,
  firstDue,
  offerOf,
  quoteSchedule,
  rankedOffers,
  Refusal,
  shanghaiDate,
  takeFrom,
  type BearingClause,
  type Channel,
  type ChannelTerms,
  type CivilDate,
  type Fen,
  type Offer,
  type OfferedPiece,
  type OfferQuestion,
} from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseChannel, issuance, lender, lendingLimit, voucher } from '../../../schema/index.ts';
import { readForm } from '../../vouchers/issuance/index.ts';
import { remainingOutflowOn, plannedOutflows } from '../capital-plan/index.ts';
import { freeOf } from '../lending-limits/index.ts';
import { datedChannelTerms } from '../../foundation/limits/index.ts';
import { guarantorsOf, type AvailableGuarantor } from './guarantors.ts';
import type { LenderQuotes, LoanQuestion } from './lender-quotes.ts';

export interface PledgeTerms {
  readonly pledged: Fen;
  /** @default the earliest due date of the pieces */
  readonly repayOn?: CivilDate | undefined;
  /** @default the cheapest */
  readonly guarantorNo?: EnterpriseNo | undefined;
}

export interface AskedOffers {
  readonly enterpriseNo: EnterpriseNo;
  /** The pieces. For a financing, all of one issuer and one due date. */
  readonly pieces: readonly PieceRow[];
  readonly amount: Fen;
  readonly wishedOn?: CivilDate | undefined;
  /** The pledge terms, if the pieces are pledged rather than financed. */
  readonly pledge?: PledgeTerms | undefined;
  /** The terms of an earlier quote. @default the terms in force when the offers are requested */
  readonly terms?: ChannelTerms | undefined;
  /** The day on which the channels must accept applications. @default the day of the request */
  readonly on?: CivilDate;
  /** Limits the offers to these channels. @default all channels that lend in this way */
  readonly channels?: readonly number[];
  readonly askedAt: Date;
  /** Whether the issuer refused to bear its share of this financing. @default false */
  readonly issuerRefused?: boolean;
}

const clauseOf = ({ interestPayer, interestShare, feePayer, feeShare }: ReturnType<typeof readForm>): BearingClause => ({
  interestPayer,
  holderInterestPpm: interestShare,
  feePayer,
  holderFeePpm: feeShare,
});

/** The clause on costs that the issuer agreed to at issuance, if it is the same for all vouchers, and the channel of each voucher. */
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
 * The channels that the enterprise has signed up for, the channels that have a lender, each lender's free limit for the issuer, and its
 * capital plan for the possible payout days.
 */
async function standingOf(db: Db, enterpriseNo: EnterpriseNo, issuerNo: EnterpriseNo, days: readonly CivilDate[]) {
  const signed = await db
    .select({ channel: enterpriseChannel.channel })
    .from(enterpriseChannel)
    .where(eq(enterpriseChannel.enterpriseNo, enterpriseNo));
  const lenders = await db
    .select({ channel: lender.channel, limit: lendingLimit, planned: plannedOutflows(db, lender.enterpriseNo, days) })
    .from(lender)
    .leftJoin(lendingLimit, and(eq(lendingLimit.channel, lender.channel), eq(lendingLimit.issuerNo, issuerNo)));
  const limits = new Map(lenders.map(({ channel, limit }) => [channel, limit && freeOf(limit)]));
  const plans = new Map(lenders.map(({ channel, planned }) => [channel, planned]));
  const signedWith = new Set(signed.map(({ channel }) => channel));
  return {
    isSigned: (code: number) => signedWith.has(code),
    lends: (code: number) => limits.has(code),
    creditOf: (code: number) => limits.get(code) ?? null,
    planLeftOf: (code: number, on: CivilDate) => {
      const planned = plans.get(code);
      return planned && remainingOutflowOn(planned, on);
    },
  };
}

/** The pieces of a pledge, each with its pledged amount. */
const takenOf = (pieces: readonly PieceRow[], pledged: Fen): readonly PieceRow[] =>
  takeFrom(
    pieces.map(({ number, amount: available }) => ({ number, available })),
    pledged,
  ).flatMap(({ number, take }) => pieces.filter((row) => row.number === number).map((row) => ({ ...row, amount: take })));

/** The guarantor on a channel that requires one: the named guarantor, or the cheapest. */
function guaranteedBy(
  { code, needs }: Channel,
  availableGuarantors: readonly AvailableGuarantor[],
  guarantorNo: EnterpriseNo | undefined,
): Pick<OfferQuestion, 'guarantee' | 'guarantorCredit'> {
  if (!needs.includes('guarantor')) return {};
  const here = availableGuarantors.filter(({ channel }) => channel === code);
  const one = guarantorNo === undefined ? here[0] : here.find(({ enterpriseNo }) => enterpriseNo === guarantorNo);
  return one ? { guarantee: one.terms, guarantorCredit: one.free } : { guarantorCredit: null };
}

/** Asks lenders that set their own rates for quotes. */
export type AskLenders = (loan: LoanQuestion) => Promise<LenderQuotes>;

const askNoLender: AskLenders = () => Promise.resolve(new Map());

/**
 * The offers of all lenders for some pieces, highest net amount first. The number of statements does not depend on the number of channels.
 * Lenders that set their own rates are asked through `ask`; without it, their standard terms are shown.
 */
export async function offersFor(
  { db, channels: all }: Pick<CallContext, 'db' | 'channels'>,
  asked: AskedOffers,
  ask: AskLenders = askNoLender,
): Promise<readonly Offer[]> {
  const { enterpriseNo, pieces, amount, wishedOn, askedAt, pledge } = asked;
  const [root] = pieces;
  if (!root) throw new Refusal('NOT_FOUND');
  const dated = await datedChannelTerms(db);
  const { clause, channelOf } = await vouchersOf(db, pieces);
  const kind = pledge ? 'pledge' : 'financing';
  const here = all.list.filter((channel) => channel.kind === kind && (asked.channels ?? [channel.code]).includes(channel.code));
  const on = asked.on ?? shanghaiDate(askedAt);
  const setTerms = (channel: Channel) => channelTermsOn(channel, on, dated);
  const termsQuoted = (channel: Channel) => asked.terms ?? setTerms(channel);
  const paysOn = (channel: Channel) => quoteSchedule(termsQuoted(channel), askedAt, wishedOn).valueOn;
  const { isSigned, lends, creditOf, planLeftOf } = await standingOf(db, enterpriseNo, root.issuerNo, here.map(paysOn));
  const termsOf = (channel: Channel) => ({ ...termsQuoted(channel), offered: setTerms(channel).offered && lends(channel.code) });
  const offered = (row: PieceRow): OfferedPiece => {
    const channel = all.byCode(channelOf(row));
    return {
      number: row.number,
      issuerNo: row.issuerNo,
      dueOn: row.dueOn,
      available: row.amount,
      channel: channelOf(row),
      keptByItsChannel: channel !== undefined && setTerms(channel).keepsOwn,
    };
  };
  const taken = pledge ? takenOf(pieces, pledge.pledged) : pieces;
  const [first, ...others] = [offered(taken[0] ?? root), ...taken.slice(1).map(offered)] as const;
  const dueOn = pledge?.repayOn ?? firstDue([first, ...others]);
  // A lender that would refuse anyway is not asked; its standard terms are shown.
  const isAsked = ({ code, quotedBy }: Channel) => quotedBy === 'lender' && isSigned(code) && creditOf(code) !== null;
  const of = here
    .filter((channel) => isAsked(channel) && termsOf(channel).offered)
    .map((channel) => ({ channel: channel.code, terms: setTerms(channel), valueOn: paysOn(channel) }));
  const quotes = await ask({ enterpriseNo, issuerNo: root.issuerNo, amount, dueOn, of });
  const availableGuarantors = pledge ? await guarantorsOf(db, enterpriseNo) : [];
  const offers = here.map((channel) =>
    offerOf({
      channel,
      terms: termsOf(channel),
      signed: isSigned(channel.code),
      credit: creditOf(channel.code),
      planLeft: planLeftOf(channel.code, paysOn(channel)),
      clause,
      lenderQuote: quotes.get(channel.code),
      issuerRefused: asked.issuerRefused,
      pieces: [first, ...others],
      amount,
      askedAt,
      wishedOn,
      ...(pledge && { repayOn: pledge.repayOn, ...guaranteedBy(channel, availableGuarantors, pledge.guarantorNo) }),
    }),
  );
  return rankedOffers(offers);
}
