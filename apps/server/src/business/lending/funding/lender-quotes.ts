import type { EnterpriseNo } from '@lianxin/api/contract';
import { isWithinTerms, nextWorkingDay, Refusal, type ChannelTerms, type CivilDate, type Fen, type LenderQuote } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import type { LenderQuoteAnswer, LenderQuoteRequest } from '../../../platform/lender/lender.ts';
import { partiesOf } from '../../foundation/parties/index.ts';

/** A loan of which lenders are asked what it costs. */
export interface LoanQuestion {
  readonly enterpriseNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  readonly amount: Fen;
  /** The day on which what is lent is due. */
  readonly dueOn: CivilDate;
  readonly of: readonly { readonly channel: number; readonly terms: ChannelTerms; readonly valueOn: CivilDate }[];
}

/** By channel: a lender's own rates, undefined where its terms are its quote, null where it quotes nothing. */
export type LenderQuotes = ReadonlyMap<number, LenderQuote | null | undefined>;

/** A lender that cannot be reached quotes nothing: nobody is kept waiting for it. */
const noneWhereUnreached = (error: unknown): LenderQuoteAnswer => {
  if (error instanceof GatewayError || (error instanceof Refusal && error.key === 'MAINTENANCE')) return { outcome: 'none' };
  throw error;
};

/** What a lender's answer comes to: its own rates, undefined where its terms are its quote, null where it quotes nothing or beyond its terms. */
function heard(answer: LenderQuoteAnswer, most: LenderQuoteRequest['most'], now: Date): LenderQuote | null | undefined {
  if (answer.outcome === 'byTerms') return undefined;
  return answer.outcome === 'quoted' && isWithinTerms(answer, most, now) ? answer : null;
}

/** Asks lenders that state their own rates what a loan costs, all at once; by channel. */
export async function quotesOfLenders(
  { db, lender, clock }: Pick<CallContext, 'db' | 'lender' | 'clock'>,
  { enterpriseNo, issuerNo, amount, dueOn, of }: LoanQuestion,
): Promise<LenderQuotes> {
  if (of.length === 0) return new Map();
  const party = await partiesOf(db, [enterpriseNo, issuerNo]);
  const named = (no: EnterpriseNo) => ({ name: party(no).name, creditCode: party(no).creditCode });
  const loan = { holder: named(enterpriseNo), issuer: named(issuerNo), amount, dueOn: nextWorkingDay(dueOn) };
  const answers = of.map(async ({ channel, terms, valueOn }) => {
    const { annualRatePpm, lenderFeePpm, minLenderFee } = terms;
    const most = { annualRatePpm, lenderFeePpm, minLenderFee };
    const answer = await lender.quote({ ...loan, channel, valueOn, most }).catch(noneWhereUnreached);
    return [channel, heard(answer, most, clock.now())] as const;
  });
  return new Map(await Promise.all(answers));
}
