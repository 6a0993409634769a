import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { chargeRateOf, LENDING_FEE_RULES, lendingFeeMachine, quoteOf, type LendingFeeState, type Quote, type Role } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import type { lendingFee } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { parseQuoteQuestion } from '../funding/index.ts';

export type FeeRow = typeof lendingFee.$inferSelect;

type FeeView = ResponseOf<Contract['lendingFee']['list']>['list'][number];

/** The quoted rate and the minimum of a fee. */
function ratedBy(kind: FeeRow['kind'], quote: Quote) {
  const rated = chargeRateOf(quote, kind);
  if (!rated) throw new Error('a guarantee fee without a guarantor');
  return { rate: rated.ratePpm, unit: rated.unit, minimum: rated.minimum };
}

/** The parties that bear a charge: the holder, the issuer or both. The lender passes on the fee withheld for the platform. */
function payersOf({ kind, holderNo, issuerNo, lenderNo }: FeeRow, { lines }: Quote): EnterpriseNo[] {
  if (kind === 'serviceFee') return [lenderNo];
  const line = lines.find((one) => one.kind === kind);
  return [...(line === undefined || line.holder > 0n ? [holderNo] : []), ...(line !== undefined && line.issuer > 0n ? [issuerNo] : [])];
}

/** The states in which nothing more happens to a fee. */
const ENDS: readonly LendingFeeState[] = ['withheld', 'received', 'lapsed', 'refunded'];

/** Why a fee was denied or its refund: shown as long as it is not received. */
const WITH_REASON: readonly LendingFeeState[] = ['reversed', 'lapsed', 'refundDue'];

/** The party that acts next on a fee, by its state. For a withheld fee it is the lender that makes the payout. */
function waitingFor({ kind, state, holderNo, lenderNo, guarantorNo }: FeeRow): { no: EnterpriseNo; role: Role } | null {
  if (ENDS.includes(state)) return null;
  if (LENDING_FEE_RULES[kind].paid === 'withPayout') return { no: lenderNo, role: 'operator' };
  const isGuarantors = state === 'declared' || state === 'refundDue';
  return isGuarantors ? guarantorNo && { no: guarantorNo, role: 'operator' } : { no: holderNo, role: 'operator' };
}

/** The acts of a person on a fee: the guarantor's operator confirms its receipt or refunds it, its reviewer denies the receipt. */
function actsOf({ kind, state }: FeeRow, role: Role): FeeView['acts'] {
  if (LENDING_FEE_RULES[kind].paid === 'withPayout') return [];
  const may = role === 'operator' ? (['confirm', 'refund'] as const) : role === 'reviewer' ? (['reverse'] as const) : [];
  return may.filter((act) => lendingFeeMachine.can(state, act));
}

/** Fees as list rows, with all parties read in one query. */
export async function feeViews(db: Db, rows: readonly FeeRow[], { role }: Pick<RowViewer, 'role'>): Promise<FeeView[]> {
  const party = await partiesOf(
    db,
    rows.flatMap(({ holderNo, issuerNo, lenderNo, guarantorNo }) => [holderNo, issuerNo, lenderNo, guarantorNo]),
  );
  return rows.map((row) => {
    const quote = quoteOf(parseQuoteQuestion(row.quoteQuestion));
    const payeeNo = row.kind === 'serviceFee' ? null : row.kind === 'lenderFee' ? row.lenderNo : row.guarantorNo;
    const waiting = waitingFor(row);
    return {
      id: [row.kind, row.objectId, row.refundId].filter((part) => part !== null).join('-'),
      applicationNumber: row.applicationNumber,
      pledgeId: row.pledgeId,
      channel: row.channel,
      kind: row.kind,
      direction: row.direction,
      state: row.state,
      version: row.version,
      payers: payersOf(row, quote).map(party),
      payee: payeeNo && party(payeeNo),
      basis: row.basis,
      ...ratedBy(row.kind, quote),
      amount: row.amount,
      submittedAt: row.submittedAt.toISOString(),
      paidOn: row.paidOn,
      receiptNumber: row.receiptNumber,
      reason: WITH_REASON.includes(row.state) ? row.reason : null,
      refundId: row.refundId,
      waitingFor: waiting && { enterpriseName: party(waiting.no).name, role: waiting.role },
      acts: actsOf(row, role),
    };
  });
}
