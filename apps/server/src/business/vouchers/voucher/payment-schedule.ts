import { Refusal, sumFen } from '@lianxin/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { piece, voucher } from '../../../schema/index.ts';
import { accountsById, accountView, partiesOf } from '../../foundation/parties/index.ts';
import { issuances } from '../issuance/index.ts';

/** Payees at maturity as of now. Refuses NOT_FOUND for all but the issuer, and before the voucher is signed. */
export const paymentSchedule: Handlers['issuance']['paymentSchedule'] = async (context, { id }) => {
  const { db } = context;
  const { row, party } = await issuances.find(db, id, enterpriseOf(context));
  if (party !== 'own' || row.voucherId === null) throw new Refusal('NOT_FOUND');
  const [promise] = await db.select().from(voucher).where(eq(voucher.id, row.voucherId));
  if (!promise) throw new Refusal('NOT_FOUND');
  const pieces = await db
    .select()
    .from(piece)
    .where(and(eq(piece.voucherId, promise.id), eq(piece.live, true)))
    .orderBy(asc(piece.number));
  const named = await partiesOf(
    db,
    pieces.map(({ holderNo }) => holderNo),
  );
  const accounts = await accountsById(
    db,
    pieces.map(({ receivingAccountId }) => receivingAccountId),
  );
  return {
    dueOn: promise.dueOn,
    paysOn: promise.paymentDate,
    total: sumFen(pieces.map(({ amount }) => amount)),
    payees: pieces.map(({ number, holderNo, amount, receivingAccountId, pledgeState }) => {
      const account = receivingAccountId === null ? undefined : accounts.get(receivingAccountId);
      return { number, holder: named(holderNo), amount, account: account ? accountView(account) : null, pledgeState };
    }),
  };
};
