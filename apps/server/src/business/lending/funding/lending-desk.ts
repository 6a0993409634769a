import { shanghaiDate } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { actOf, isFirst, requiredReason } from '../../applications/application/index.ts';
import { lockForAct, lockForReview, referenceOf, type Versioned } from './possible-acts.ts';
import { endFunding, takeStep } from './end.ts';
import type { FundingChange, FundingRow } from './funding-row.ts';
import type { LendingKind } from './lending-kind.ts';
import { paymentFailed, payOut, retryPayment, type Payment } from './pay-out.ts';
import { assertPast } from './repaying.ts';
import { type GivenSignature, signatureFor } from './signed-text.ts';

interface Decision<Row extends FundingRow> extends Versioned<Row> {
  readonly act: 'accept' | 'askMore' | 'approve' | 'decline';
  readonly reason?: string | undefined;
  readonly signature?: GivenSignature;
}

/** The columns that record a decision, and the purpose of the signature on an approval. */
interface Deciding<Row> {
  readonly accepted: (row: Row, userId: string) => FundingChange<Row>;
  readonly approved: (row: Row, userId: string) => FundingChange<Row>;
  readonly signed: string;
}

/** The decision of a lender or a guarantor on an application: its operator accepts it or asks questions, its reviewer signs or declines. */
export const decidingOf =
  <Row extends FundingRow>(kind: LendingKind<Row>, { accepted, approved, signed }: Deciding<Row>) =>
  async (context: CallContext, { id, version, act: step, reason, signature: given }: Decision<Row>) => {
    const { row, pass } = await lockForReview(kind, context, { id, version }, step);
    const words = step === 'askMore' || step === 'decline' ? requiredReason(reason) : '';
    const act = actOf(context);
    const { userId } = context.viewer;
    const decided = {
      accept: () => takeStep(kind, act, row, 'accept', accepted(row, userId)),
      askMore: () => takeStep(kind, act, row, 'askMore', { questions: words }, { note: words }),
      async approve() {
        const signature = await signatureFor(kind, context, row, ['approve', signed], given, pass);
        if (isFirst(pass)) return kind.rows.passFirst(act, row, pass, {}, { signature });
        await kind.underlying.record(act, row, { kind: `${kind.kind}.approve`, counterpartyNo: row.enterpriseNo, signature });
        return takeStep(kind, act, row, 'approve', approved(row, userId), { signature });
      },
      decline: () => endFunding(kind, act, row, 'decline', { reason: words }),
    };
    return referenceOf(await decided[step]());
  };

/** The lender's operator enters a payment, its failure, or a further attempt. */
export const payingOutOf = <Row extends FundingRow>(kind: LendingKind<Row>) => ({
  disburse: async (context: CallContext, { id, version, ...payment }: Versioned<Row> & Payment) => {
    const row = await lockForAct(kind, context, { id, version }, 'disburse');
    assertPast(context, payment.paidOn, shanghaiDate(row.submittedAt));
    return referenceOf(await payOut(kind, actOf(context), row, payment));
  },
  fail: async (context: CallContext, { reason, ...shown }: Versioned<Row> & { readonly reason: string }) =>
    referenceOf(await paymentFailed(kind, actOf(context), await lockForAct(kind, context, shown, 'fail'), reason)),
  retry: async (context: CallContext, shown: Versioned<Row>) =>
    referenceOf(await retryPayment(kind, actOf(context), await lockForAct(kind, context, shown, 'retry'))),
});
