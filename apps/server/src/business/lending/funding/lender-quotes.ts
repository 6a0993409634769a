import type { EnterpriseNo } from '@lianxin/api/contract';
import { isWithinTerms, nextWorkingDay, Refusal, type ChannelTerms, type CivilDate, type Fen, type LenderQuote } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import type { LenderQuoteAnswer, LenderQuoteRequest } from '../../../platform/lender/lender.ts';
import { partiesOf } from '../../foundation/parties/index.ts';

/** A loan for which lenders are asked for quotes. */
export interface LoanQuestion {
  readonly enterpriseNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly of: readonly { readonly channel: number; readonly terms: ChannelTerms; readonly valueOn: CivilDate }[];
}

/** By channel: the lender's own rates, undefined if its standard terms apply, null if it gave no quote. */
export type LenderQuotes = ReadonlyMap<number, LenderQuote | null | undefined>;

/** A lender that cannot be reached counts as giving no quote, so that no applicant waits for it. */
const noQuoteIfUnreachable = (error: unknown): LenderQuoteAnswer => {
  if (error instanceof GatewayError || (error instanceof Refusal && error.key === 'MAINTENANCE')) return { outcome: 'none' };
  throw error;
};

/** A lender's own rates; undefined if its standard terms apply, null if it gave no quote or one beyond its standard terms. */
function quoteFrom(answer: LenderQuoteAnswer, most: LenderQuoteRequest['most'], now: Date): LenderQuote | null | undefined {
  if (answer.outcome === 'byTerms') return undefined;
  return answer.outcome === 'quoted' && isWithinTerms(answer, most, now) ? answer : null;
}

/** Asks lenders that set their own rates for quotes, all in parallel. Returns the quotes by channel. */
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
    const answer = await lender.quote({ ...loan, channel, valueOn, most }).catch(noQuoteIfUnreachable);
    return [channel, quoteFrom(answer, most, clock.now())] as const;
  });
  return new Map(await Promise.all(answers));
}
