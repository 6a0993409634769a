import { fen, minFen, Refusal, repaidBy, type CivilDate, type Fen } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { owedOf, settlePayment } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { pledges, type PledgeRow } from './repository.ts';

/**
 * The issuer has paid a pledged voucher to the lender at maturity: that pays what is owed on the day, late interest and interest first
 * (民法典 561), and a loan of which nothing is owed any more is paid off and waits for its release. `amount` and `lateInterest` are what
 * the lender was paid of the voucher and of what paying late cost the issuer, never more than was owed.
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
