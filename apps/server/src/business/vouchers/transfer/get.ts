import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { fen, Refusal, transferChecks } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import { actOf, checkViews, logOf } from '../../applications/application/index.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { piece } from '../../../schema/index.ts';
import { accountsById } from '../../foundation/parties/index.ts';
import { supplierAccountView } from '../../trade/suppliers/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { activeUses, contractById, usesOf } from '../../trade/papers/index.ts';
import { factsOfLegs, legCheckInput } from './check-leg.ts';
import type { Leg } from './leg.ts';
import { transfers, type TransferRow } from './repository.ts';
import { transferRowViews } from './rows.ts';

type Detail = ResponseOf<Contract['transfer']['get']>;

const STATES_WITH_CHECKS: readonly TransferRow['state'][] = ['awaitingReview', 'returned'];

/** The piece with the amount that its maker could choose from: this part and what is free of the rest, which may have been split since. */
async function withRest(db: Db, source: PieceRow): Promise<PieceRow> {
  const parts = sql`with recursive part as (
    select p.* from piece p join piece whole on whole.id = p.parent_id
      where p.voucher_id = ${source.voucherId} and whole.id = ${source.parentId} and whole.holder_no = p.holder_no and p.holder_no = ${source.holderNo}
    union all
    select p.* from piece p join part on p.parent_id = part.id where p.voucher_id = ${source.voucherId} and p.holder_no = part.holder_no)
    select coalesce(sum(amount), 0)::text from part where live and state = 'holding' and pledge_state = 'none'`;
  const [rest] = await db.select({ free: sql<string>`(${parts})` }).from(sql`(select 1) one`);
  return { ...source, amount: fen(source.amount + BigInt(rest?.free ?? 0)) };
}

/** For the sender or the recipient. */
export const get: Handlers['transfer']['get'] = async (context, { id }): Promise<Detail> => {
  const { db, clock } = context;
  const viewerNo = enterpriseOf(context);
  const { row, party } = await transfers.find(db, id, viewerNo);
  const [view] = await transferRowViews(context, [row], rowViewerOf(context));
  const [source] = await db.select().from(piece).where(eq(piece.id, row.sourcePieceId));
  if (!view || !source) throw new Refusal('NOT_FOUND');
  const invoices = (await usesOf(db, 'transfer', [row.id])).get(row.id) ?? [];
  const account = (await accountsById(db, [row.receivingAccountId])).get(row.receivingAccountId);
  const leg: Leg = {
    pieceId: source.id,
    pieceVersion: source.version,
    recipientNo: row.recipientNo,
    receivingAccountId: row.receivingAccountId,
    amount: row.amount,
    contractId: row.contractId,
    invoices: invoices.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount })),
    ...(row.remark !== null && { remark: row.remark }),
  };
  const judged = party === 'own' && STATES_WITH_CHECKS.includes(row.state);
  const checks = async () => {
    const facts = await factsOfLegs(actOf(context), row.senderNo, [leg]);
    const own = await activeUses(db, { ownerKind: 'transfer', ownerId: row.id });
    return checkViews(transferChecks(legCheckInput(facts, row.senderNo, clock.today(), await withRest(db, source), leg, own)));
  };
  return {
    ...view,
    receivingAccount: account ? await supplierAccountView(db, viewerNo, account) : null,
    contract: await contractById(db, viewerNo, row.contractId),
    invoices,
    remark: row.remark,
    checks: judged ? await checks() : [],
    log: await logOf(db, 'transfer', row.id, viewerNo),
    leg,
  };
};
