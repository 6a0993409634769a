import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { fen, type CivilDate, type Role } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';

type Task = ResponseOf<Contract['workbench']['overview']>['tasks'][number];

export type TaskKind = Task['kind'];

/** For whom work waits. */
export interface Worker {
  readonly userId: string;
  readonly enterpriseNo: EnterpriseNo;
  readonly role: Role;
}

/** One kind of work as rows of one shape: kind, id, other party, number, amount, since when, until when, why. */
const issuances = (
  kind: Task['kind'],
  side: 'issuer_no' | 'recipient_no',
  state: string,
  { enterpriseNo, userId }: Worker,
  maker?: string,
): SQL => sql`
  select ${kind}::text, i.id, ${side === 'issuer_no' ? sql`i.recipient_no` : sql`i.issuer_no`}, coalesce(v.number, i.application_number),
    coalesce(i.amount, 0), i.state_since, ${side === 'recipient_no' ? sql`i.sign_deadline` : sql`null::date`},
    ${side === 'issuer_no' ? sql`i.reason` : sql`null::text`}
  from issuance i left join voucher v on v.id = i.voucher_id
  where ${sql.raw(`i.${side}`)} = ${enterpriseNo} and i.state = ${state} and not i.removed
    ${maker === undefined ? sql`` : sql`and ${sql.raw(`i.${maker}`)} is distinct from ${userId}`}`;

const transfers = (
  kind: Task['kind'],
  side: 'sender_no' | 'recipient_no',
  state: string,
  { enterpriseNo, userId }: Worker,
  maker?: string,
): SQL => sql`
  select ${kind}::text, t.id, ${side === 'sender_no' ? sql`t.recipient_no` : sql`t.sender_no`}, coalesce(p.number, t.transfer_number), t.amount, t.state_since,
    ${side === 'recipient_no' ? sql`t.sign_deadline` : sql`null::date`}, ${side === 'sender_no' ? sql`t.reason` : sql`null::text`}
  from transfer t left join piece p on p.id = coalesce(t.child_piece_id, t.source_piece_id)
  where ${sql.raw(`t.${side}`)} = ${enterpriseNo} and t.state = ${state} and not t.removed
    ${maker === undefined ? sql`` : sql`and ${sql.raw(`t.${maker}`)} is distinct from ${userId}`}`;

const notices = ({ enterpriseNo }: Worker): SQL => sql`
  select 'assignmentNotice'::text, n.id, n.to_no, n.number, n.amount, n.transferred_at, null::date, null::text
  from assignment_notice n where n.issuer_no = ${enterpriseNo} and n.read_at is null`;

const fees = ({ enterpriseNo }: Worker): SQL => sql`
  select 'fee'::text, f.id, null::text, f.summary, f.amount, e.created_at, null::date, null::text
  from fee_item f join enterprise e on e.enterprise_no = f.enterprise_no where f.enterprise_no = ${enterpriseNo} and f.state = 'pending'`;

/** What a role has to do; what a person made is never theirs to review. */
function workOf(worker: Worker): SQL[] {
  if (worker.role === 'operator')
    return [
      issuances('signFor', 'recipient_no', 'awaitingSignature', worker),
      transfers('signFor', 'recipient_no', 'awaitingSignature', worker),
      issuances('issuanceReturned', 'issuer_no', 'returned', worker),
      transfers('transferReturned', 'sender_no', 'returned', worker),
      notices(worker),
      fees(worker),
    ];
  if (worker.role === 'reviewer')
    return [
      issuances('signForConfirm', 'recipient_no', 'awaitingSignatureReview', worker, 'signer_id'),
      transfers('signForConfirm', 'recipient_no', 'awaitingSignatureReview', worker, 'signer_id'),
      issuances('issuanceReview', 'issuer_no', 'awaitingReview', worker, 'maker_id'),
      issuances('voidReview', 'issuer_no', 'voidAwaitingReview', worker, 'void_maker_id'),
      transfers('transferReview', 'sender_no', 'awaitingReview', worker, 'maker_id'),
      notices(worker),
      fees(worker),
    ];
  return worker.role === 'administrator' ? [fees(worker)] : [];
}

const SHOWN = 20;

/** What waits for a person, longest first: at most twenty of it, and how much there is. */
export async function tasksOf(db: Db, worker: Worker): Promise<{ tasks: Task[]; taskTotal: number }> {
  const work = workOf(worker);
  if (work.length === 0) return { tasks: [], taskTotal: 0 };
  const rows = await db
    .select({
      kind: sql<Task['kind']>`kind`,
      id: sql<string>`id`,
      name: sql<string | null>`(select e.name from enterprise e where e.enterprise_no = other_no)`,
      number: sql<string>`number`,
      amount: sql<string>`amount`,
      // Epoch seconds: both databases write them alike.
      since: sql<string>`extract(epoch from since)`,
      deadline: sql<CivilDate | null>`deadline::text`,
      reason: sql<string | null>`reason`,
      total: sql<string>`count(*) over ()`,
    })
    .from(sql`(${sql.join(work, sql` union all `)}) as work (kind, id, other_no, number, amount, since, deadline, reason)`)
    .orderBy(sql`since, id`)
    .limit(SHOWN);
  const tasks = rows.map(({ kind, id, name, number, amount, since, deadline, reason }) => ({
    kind,
    id,
    counterpartyName: name ?? '',
    number,
    amount: fen(BigInt(amount)),
    waitingSince: new Date(Number(since) * 1000).toISOString(),
    deadline,
    reason,
  }));
  return { tasks, taskTotal: Number(rows[0]?.total ?? 0) };
}

/** How much of each kind of work waits for a person. */
export async function workCounts(db: Db, worker: Worker): Promise<ReadonlyMap<TaskKind, number>> {
  const work = workOf(worker);
  if (work.length === 0) return new Map();
  const rows = await db
    .select({ kind: sql<Task['kind']>`kind`, count: sql<string>`count(*)` })
    .from(sql`(${sql.join(work, sql` union all `)}) as work (kind, id, other_no, number, amount, since, deadline, reason)`)
    .groupBy(sql`kind`);
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/** How much work waits for a person, of whatever kind. */
export async function taskCount(db: Db, worker: Worker): Promise<number> {
  return [...(await workCounts(db, worker)).values()].reduce((left, count) => left + count, 0);
}
