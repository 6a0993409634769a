import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/client.ts';

/** So many enterprises' counts are put together at once. */
const AT_ONCE = 500;

const unsettled = (tally: SQL) => sql`
  enterprise_no in (select distinct enterprise_no from ${tally} where not settled limit ${AT_ONCE})`;

/**
 * Puts the rows of each count together into one, also of those that have come to nothing, where their stamps count. Whoever reads or
 * writes meanwhile neither waits nor sees another sum.
 */
export async function settleTally(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (delete from piece_tally where ${unsettled(sql`piece_tally`)} returning *)
    insert into piece_tally (enterprise_no, held, state, live, pledged, overdue, pieces, amount, settled, stamp)
    select enterprise_no, held, state, live, pledged, overdue, sum(pieces), sum(amount), true, sum(stamp)
    from gone group by 1, 2, 3, 4, 5, 6`);
  await db.execute(sql`
    with gone as (delete from application_tally where ${unsettled(sql`application_tally`)} returning *)
    insert into application_tally (enterprise_no, kind, own, state, applications, amount, settled)
    select enterprise_no, kind, own, state, sum(applications), sum(amount), true
    from gone group by 1, 2, 3, 4 having sum(applications) <> 0`);
  await db.execute(sql`
    with gone as (delete from due_tally where ${unsettled(sql`due_tally`)} returning *)
    insert into due_tally (enterprise_no, receivable, due_on, paid_on, items, amount, settled)
    select enterprise_no, receivable, due_on, paid_on, sum(items), sum(amount), true
    from gone group by 1, 2, 3, 4 having sum(items) <> 0 or sum(amount) <> 0`);
}
