import { NoticeId, type EnterpriseNo, type FinancingId, type TransferId, type VoucherNumber } from '@lianxin/api/contract';
import { messageOf, type CivilDate, type Fen } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { newId } from '../../../ledger/new-id.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { assignmentNotice } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { notify } from '../../foundation/messages/index.ts';

/** A claim assigned to another creditor. */
interface Assignment {
  readonly by: { readonly transferId: TransferId } | { readonly financingId: FinancingId };
  readonly issuerNo: EnterpriseNo;
  readonly fromNo: EnterpriseNo;
  readonly toNo: EnterpriseNo;
  /** The number of the new creditor's piece. */
  readonly number: VoucherNumber;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
}

/** Notifies the issuer of the assignment (Civil Code 546), once for each claim. */
export async function noticeOfAssignment(context: ActContext, assignments: readonly Assignment[]): Promise<void> {
  const { db, ids, clock } = context;
  const rows = assignments.map(({ by, ...claim }) => ({
    id: newId(ids, NoticeId),
    transferId: null,
    financingId: null,
    ...by,
    ...claim,
    transferredAt: clock.now(),
  }));
  if (rows.length === 0) return;
  deferWrites(db, insertOf(assignmentNotice, rows));
  const party = await partiesOf(
    db,
    rows.flatMap(({ fromNo, toNo }) => [fromNo, toNo]),
  );
  for (const { id, issuerNo, fromNo, toNo, number, amount } of rows) {
    const facts = { number, amount, from: party(fromNo).name, to: party(toNo).name };
    await notify(context, { ...messageOf('creditorChanged', facts), enterpriseNo: issuerNo, subjectId: id });
  }
}
