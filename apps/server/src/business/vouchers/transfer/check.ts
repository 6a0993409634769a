import { transferChecks, type TransferCheckCode } from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterprise, piece } from '../../../schema/index.ts';
import { checkViews } from '../../applications/application/index.ts';

/** Checks that a form cannot do itself. */
const SERVER_CHECKS: readonly TransferCheckCode[] = ['issuerActive'];

/** Whether an issuer of the pieces is suspended. */
export const check: Handlers['transfer']['check'] = async (context, { pieceIds }) => {
  const { db, clock } = context;
  const senderNo = enterpriseOf(context);
  const rows = await db
    .select({ number: piece.number, available: piece.amount, dueOn: piece.dueOn, issuerSuspended: enterprise.issueSuspended })
    .from(piece)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, piece.issuerNo))
    .where(and(inArray(piece.id, pieceIds), eq(piece.holderNo, senderNo)));
  const checks = transferChecks({ senderNo, on: clock.today(), sources: rows, lines: [], invoices: [] });
  return { checks: checkViews(checks.filter(({ code }) => SERVER_CHECKS.includes(code))) };
};
