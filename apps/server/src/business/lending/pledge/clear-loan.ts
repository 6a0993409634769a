import { fen, minFen, Refusal, repaidBy, type CivilDate, type Fen } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { owedOf, settlePayment } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { pledges, type PledgeRow } from './repository.ts';

/**
 * Applies the issuer's payment of a pledged voucher to the loan: it pays late interest, interest and principal as owed on the day (民法典
 * 561). A loan that is fully repaid waits for its release. `amount` and `lateInterest` are the parts of the payment that went to the
 * lender, never more than was owed.
 */
export async function clearLoan(
  act: ActContext,
  id: PledgeRow['id'],
  { amount, lateInterest: costOfLate }: { readonly amount: Fen; readonly lateInterest: Fen },
  on: CivilDate,
): Promise<void> {
  const row = await pledges.hold(act.db, id);
  const owed = row && owedOf(row, on);
  if (!row || !owed) throw new Refusal('NOT_FOUND');
  const received = fen(amount + costOfLate);
  const repaid = repaidBy(owed, minFen(received, owed.total));
  const { principal } = repaid.paid;
  const posted = { act: 'clear', amount, lateInterest: costOfLate, owed: owed.total, principal } as const;
  await settlePayment(PLEDGE, act, row, { paidOn: on, received, repaid, posted, bankSerial: null, ends: 'clear' });
}
