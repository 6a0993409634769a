import { ZERO_FEN, type Fen } from '@lianxin/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ActContext } from '../../../ledger/act-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled } from '../../../platform/jobs/plan.ts';
import type { FinancingId } from '../../../schema/ids.ts';
import { piece } from '../../../schema/index.ts';
import { refillLimit } from '../lending-limits/index.ts';
import { postAct } from '../postings/index.ts';
import { isPaidOut } from './possible-acts.ts';
import type { FundingRow } from './funding-row.ts';
import { jobOf, lenderJob } from './jobs.ts';
import type { LendingKind } from './lending-kind.ts';
import { endRepayment } from './repayments.ts';

/** The issuer's payment at maturity. */
interface Paid {
  readonly amount: Fen;
  readonly lateInterest: Fen;
  readonly bankSerial: string | null;
}

/** Books the issuer's payment at maturity to the lender of an application. Returns false if the application is of another kind. */
export type BookPaymentAtMaturity = (act: ActContext, id: FinancingId, paid: Paid) => Promise<boolean>;

/** Restores the lender's limit, and settles the application once all its pieces are paid. */
export const bookPaymentAtMaturity =
  <Row extends FundingRow>(of: LendingKind<Row>): BookPaymentAtMaturity =>
  async (act, id, { amount, lateInterest, bankSerial }) => {
    const { kind, table, rows } = of;
    const { db } = act;
    const row = await rows.hold(db, z.parse(of.id, id));
    if (!row) return false;
    await postAct(act, kind, row, { act: 'settle', amount, lateInterest }, bankSerial);
    await refillLimit(act, row, amount);
    const left = await db
      .select({ id: piece.id })
      .from(piece)
      .where(and(eq(piece.financingId, id), eq(piece.live, true), ne(piece.state, 'settled')))
      .limit(1);
    if (!isPaidOut(row)) return true;
    if (left.length > 0) {
      await db
        .update(table)
        .set({ principalLeft: sql`${table.principalLeft} - ${amount}` })
        .where(eq(table.id, id));
      return true;
    }
    endRepayment(act, row, '核心企业已付款');
    deferWrites(db, jobsCancelled(db, [jobOf(kind, 'markOverdue')], id), lenderJob(of, act, row, 'settleAtLender'));
    await rows.move(act, row, 'settle', { principalLeft: ZERO_FEN });
    return true;
  };
