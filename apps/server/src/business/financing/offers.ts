import type { EnterpriseNo } from '@lianxin/api/contract';
import {
  addDays,
  channelTermsOn,
  isWorkingDay,
  LENDER_DAY,
  offerOf,
  quoteStands,
  rankedOffers,
  Refusal,
  shanghaiDate,
  shanghaiInstant,
  type Channel,
  type CivilDate,
  type Fen,
  type InterestPayer,
  type Offer,
  type OfferedPiece,
  type Quote,
} from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { PieceRow } from '../../ledger/rows.ts';
import type { CallContext } from '../../platform/call-context.ts';
import type { Db } from '../../platform/db/client.ts';
import { enterpriseChannel, issuance, lender, lendingLimit, voucher } from '../../schema/index.ts';
import { readForm } from '../issuance/form.ts';
import { freeOf } from '../lending-limits/limits.ts';
import { datedChannelTerms } from '../limits/dated-limits.ts';
import { keptQuote } from './kept-quote.ts';

/** What lenders are asked for. */
export interface Asked {
  readonly enterpriseNo: EnterpriseNo;
  /** Of one issuer, due on one day. */
  readonly pieces: readonly PieceRow[];
  readonly amount: Fen;
  readonly wishedOn?: CivilDate | undefined;
  /** Only these channels. @default all that finance */
  readonly channels?: readonly number[];
  readonly askedAt: Date;
  /** Whether the issuer has refused its share of this financing. @default false */
  readonly issuerRefused?: boolean;
}

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
  const clauses = new Set<InterestPayer | undefined>(rows.map(({ form }) => readForm(form).interestPayer));
  const [clause] = clauses.size === 1 ? clauses : [];
  const channels = new Map<string, number>(rows.map(({ id, channel }) => [id, channel]));
  return { clause, channelOf: (row: PieceRow) => channels.get(row.voucherId) ?? 0 };
}

/** Which channels the enterprise has signed up with, which have a lender, and what each may still lend against an issuer. */
async function standingOf(db: Db, enterpriseNo: EnterpriseNo, issuerNo: EnterpriseNo) {
  const signed = await db
    .select({ channel: enterpriseChannel.channel })
    .from(enterpriseChannel)
    .where(eq(enterpriseChannel.enterpriseNo, enterpriseNo));
  const lenders = await db
    .select({ channel: lender.channel, limit: lendingLimit })
    .from(lender)
    .leftJoin(lendingLimit, and(eq(lendingLimit.channel, lender.channel), eq(lendingLimit.issuerNo, issuerNo)));
  const limits = new Map(lenders.map(({ channel, limit }) => [channel, limit && freeOf(limit)]));
  const with_ = new Set(signed.map(({ channel }) => channel));
  return {
    isSigned: (code: number) => with_.has(code),
    lends: (code: number) => limits.has(code),
    creditOf: (code: number) => limits.get(code) ?? null,
  };
}

/** What every lender offers for pieces, the most money first, in as many statements for one channel as for all. */
export async function offersFor({ db, channels: all }: Pick<CallContext, 'db' | 'channels'>, asked: Asked): Promise<readonly Offer[]> {
  const { enterpriseNo, pieces, amount, wishedOn, askedAt } = asked;
  const [root] = pieces;
  if (!root) throw new Refusal('NOT_FOUND');
  const dated = await datedChannelTerms(db);
  const { clause, channelOf } = await vouchersOf(db, pieces);
  const { isSigned, lends, creditOf } = await standingOf(db, enterpriseNo, root.issuerNo);
  const termsOf = (channel: Channel) => {
    const terms = channelTermsOn(channel, shanghaiDate(askedAt), dated);
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
  const [first, ...others] = [offered(root), ...pieces.slice(1).map(offered)] as const;
  const offers = all.list
    .filter(({ code, kind }) => kind === 'financing' && (asked.channels ?? [code]).includes(code))
    .map((channel) =>
      offerOf({
        channel,
        terms: termsOf(channel),
        signed: isSigned(channel.code),
        credit: creditOf(channel.code),
        clause,
        issuerRefused: asked.issuerRefused,
        pieces: [first, ...others],
        amount,
        askedAt,
        wishedOn,
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
  context: Pick<CallContext, 'db' | 'channels' | 'clock'>,
  asked: Omit<Asked, 'askedAt' | 'channels'> & { readonly channel: number },
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
