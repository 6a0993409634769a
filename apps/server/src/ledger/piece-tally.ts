import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/client.ts';

/** Number of enterprises to compact at once. */
const BATCH_SIZE = 500;

const hasUncompactedRows = (tally: SQL) => sql`
  enterprise_no in (select distinct enterprise_no from ${tally} where not settled limit ${BATCH_SIZE})`;

/**
 * Compacts the rows of each count into one. Piece counts of zero are kept for their stamps. Concurrent reads and writes neither wait nor
 * see a different sum.
 */
export async function compactTallies(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (delete from piece_tally where ${hasUncompactedRows(sql`piece_tally`)} returning *)
    insert into piece_tally (enterprise_no, held, state, live, pledged, overdue, pieces, amount, settled, stamp)
    select enterprise_no, held, state, live, pledged, overdue, sum(pieces), sum(amount), true, sum(stamp)
    from gone group by 1, 2, 3, 4, 5, 6`);
  await db.execute(sql`
    with gone as (delete from application_tally where ${hasUncompactedRows(sql`application_tally`)} returning *)
    insert into application_tally (enterprise_no, kind, own, state, applications, amount, settled)
    select enterprise_no, kind, own, state, sum(applications), sum(amount), true
    from gone group by 1, 2, 3, 4 having sum(applications) <> 0`);
  await db.execute(sql`
    with gone as (delete from due_tally where ${hasUncompactedRows(sql`due_tally`)} returning *)
    insert into due_tally (enterprise_no, receivable, due_on, paid_on, items, amount, settled)
    select enterprise_no, receivable, due_on, paid_on, sum(items), sum(amount), true
    from gone group by 1, 2, 3, 4 having sum(items) <> 0 or sum(amount) <> 0`);
}
