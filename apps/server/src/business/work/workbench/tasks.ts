import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { fen, lastDayInTime, type CivilDate, type Role } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { preparedByShape } from '../../../platform/db/prepared.ts';
import { notPassedBy, type TaskKind, waitsSincePass, type Worker } from '../../applications/application/index.ts';
import { lateInterestSql } from '../../money/settlement/index.ts';
import { kinds } from '../kinds/index.ts';

export interface Person {
  readonly userId: string;
  readonly enterpriseNo: EnterpriseNo;
  readonly role: Role;
  readonly now: Date;
}

type Task = ResponseOf<Contract['workbench']['overview']>['tasks'][number];

const fees = ({ enterpriseNo }: Worker): SQL => sql`
  select 'fee'::text, f.id, null::text, null::text, null::text, null::text, f.summary, f.amount, e.created_at, null::date, null::text
  from fee_item f join enterprise e on e.enterprise_no = f.enterprise_no where f.enterprise_no = ${enterpriseNo} and f.state = 'pending'`;

/** Further accounts to which the bank has paid a small amount, which an administrator enters. Without the amount, which is the secret. */
const accountChecks = ({ enterpriseNo }: Worker): SQL => sql`
  select 'accountCheck'::text, d.id, null::text, null::text, null::text, null::text, b.bank_name || ' ' || right(b.account_number, 4), null::bigint,
    d.paid_at, (d.expires_at at time zone 'Asia/Shanghai')::date, null::text
  from deposit d join bank_account b on b.id = d.bank_account_id
  where d.enterprise_no = ${enterpriseNo} and d.state = 'paid' and d.id <> d.enterprise_no`;

/** Overdue vouchers for the operator to prepare and the reviewer to authorise, with what pays them off today. */
function settlements({ enterpriseNo, role, userId, now }: Worker): SQL[] {
  const today = sql`(${now}::timestamptz at time zone 'Asia/Shanghai')::date`;
  const owed = sql`(
      select sum(p.amount + case when p.overdue then ${lateInterestSql(sql`p.amount`, sql`s.pays_on`, today)} else 0 end)
      from piece p where p.voucher_id = s.voucher_id and p.live and p.state <> 'settled')`;
  const due = (kind: TaskKind, which: SQL) => sql`
    select ${kind}::text, s.voucher_id, null::text, null::text, null::text, null::text, s.number, coalesce(${owed}, 0), (s.pays_on::timestamp at time zone 'Asia/Shanghai'), s.pays_on,
      coalesce(s.return_reason, s.shortage)
    from settlement s where s.issuer_no = ${enterpriseNo} and ${which}`;
  if (role === 'operator') return [due('settlementPay', sql`s.state = 'short'`)];
  return role === 'reviewer' ? [due('settlementAuthorise', sql`s.state = 'prepared' and s.prepared_by <> ${userId}`)] : [];
}

const CAN_PAY: readonly string[] = ['operator', 'reviewer', 'administrator'];

const COLUMNS = sql`(kind, id, subject, part, from_no, to_no, number, amount, since, deadline, reason)`;

/** What a reviewer passed first is another's to pass, and waits for them since then. */
const leftTo = (worker: Worker, work: SQL): SQL =>
  worker.role === 'reviewer'
    ? sql`select kind, id, subject, part, from_no, to_no, number, amount, ${waitsSincePass(worker)}, deadline, reason
        from (${work}) work ${COLUMNS} where ${notPassedBy(worker)}`
    : work;

function partsFor(role: Role): readonly SQL[] {
  const worker: Worker = {
    userId: sql.placeholder('userId'),
    enterpriseNo: sql.placeholder('enterpriseNo'),
    now: sql.placeholder('now'),
    role,
  };
  return [
    ...Object.values(kinds).flatMap(({ tasks }) => tasks(worker).map((work) => leftTo(worker, work))),
    ...settlements(worker).map((work) => leftTo(worker, work)),
    ...(CAN_PAY.includes(role) ? [fees(worker)] : []),
    ...(role === 'administrator' ? [accountChecks(worker)] : []),
  ];
}

const known = new Map<Role, readonly SQL[]>();

/** Tasks by role, built on first use; none for viewers. */
function workOf(role: Role): readonly SQL[] {
  const work = known.get(role) ?? partsFor(role);
  known.set(role, work);
  return work;
}

const BY_PAY_DAY: ReadonlySet<TaskKind> = new Set(Object.values(kinds).flatMap((kind) => kind.tasksByPayDay ?? []));

const nameOf = (no: SQL) => sql<string>`coalesce((select e.name from enterprise e where e.enterprise_no = ${no}), '')`;

const SHOWN = 20;
const ORDER = sql`order by deadline nulls last, since, id`;
/** Notices only need to be read, so they are counted apart. */
const NOTICE = sql`kind = 'assignmentNotice'`;

/** Limits each part to what is shown, in index order, before joining. */
const first = (part: SQL): SQL => sql`(select * from (${part}) work ${COLUMNS} where not ${NOTICE} ${ORDER} limit ${SHOWN})`;
/** Counts without joins. */
const countOf = (part: SQL): SQL =>
  sql`select count(*) filter (where not ${NOTICE}) tasks, count(*) filter (where ${NOTICE}) notices from (${part}) work ${COLUMNS}`;

const tasksFor = preparedByShape((db, role: Role) => {
  const work = workOf(role);
  return db
    .select({
      kind: sql<Task['kind'] | null>`kind`,
      id: sql<string>`id`,
      subject: sql<Task['subject']>`subject`,
      part: sql<Task['part']>`part`,
      fromName: nameOf(sql`from_no`),
      toName: nameOf(sql`to_no`),
      number: sql<string>`number`,
      amount: sql<string | null>`amount`,
      // Epoch seconds, because both databases format them alike.
      since: sql<string>`extract(epoch from since)`,
      deadline: sql<CivilDate | null>`deadline::text`,
      reason: sql<string | null>`reason`,
      taskTotal: sql<string>`task_total`,
      noticeTotal: sql<string>`notice_total`,
    })
    .from(
      sql`(select sum(tasks) task_total, sum(notices) notice_total from (${sql.join(work.map(countOf), sql` union all `)}) counted) totals
        left join (select * from (${sql.join(work.map(first), sql` union all `)}) work ${ORDER} limit ${SHOWN}) work on true`,
    )
    .orderBy(sql`deadline nulls last, since, id`)
    .prepare(`tasks_${role}`);
});

/** Tasks by deadline, then by waiting time, at most twenty, with the number of all of them and of the unread notices. */
export async function tasksOf(
  db: Db,
  { userId, enterpriseNo, role, now }: Person,
): Promise<{ tasks: Task[]; taskTotal: number; noticeTotal: number }> {
  if (workOf(role).length === 0) return { tasks: [], taskTotal: 0, noticeTotal: 0 };
  const rows = await tasksFor(db, role, () => role).execute({ userId, enterpriseNo, now: now.toISOString() });
  const tasks = rows.flatMap(({ kind, id, subject, part, fromName, toName, number, amount, since, deadline, reason }) =>
    // Without tasks there is one row, of the totals.
    kind === null
      ? []
      : [
          {
            kind,
            id,
            subject,
            part,
            fromName,
            toName,
            number,
            amount: amount === null ? null : fen(BigInt(amount)),
            waitingSince: new Date(Number(since) * 1000).toISOString(),
            deadline: deadline && BY_PAY_DAY.has(kind) ? lastDayInTime(deadline) : deadline,
            reason,
          },
        ],
  );
  return { tasks, taskTotal: Number(rows[0]?.taskTotal ?? 0), noticeTotal: Number(rows[0]?.noticeTotal ?? 0) };
}

const countsFor = preparedByShape((db, role: Role) => {
  const counted = workOf(role).map((part) => sql`select kind, count(*) as count from (${part}) work ${COLUMNS} group by kind`);
  return db
    .select({ kind: sql<Task['kind']>`kind`, count: sql<string>`sum(count)` })
    .from(sql`(${sql.join(counted, sql` union all `)}) counted`)
    .groupBy(sql`kind`)
    .prepare(`task_counts_${role}`);
});

/** Number of tasks by kind. */
export async function workCounts(db: Db, { userId, enterpriseNo, role, now }: Person): Promise<ReadonlyMap<TaskKind, number>> {
  if (workOf(role).length === 0) return new Map();
  const rows = await countsFor(db, role, () => role).execute({ userId, enterpriseNo, now: now.toISOString() });
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

export async function taskCount(db: Db, person: Person): Promise<number> {
  return [...(await workCounts(db, person)).values()].reduce((left, count) => left + count, 0);
}

const openFor = preparedByShape((db, role: Role) => {
  const asked = sql`string_to_array(${sql.placeholder('ids')}, ',')`;
  const open = workOf(role).map((part) => sql`select id from (${part}) work ${COLUMNS} where id = any(${asked})`);
  return db
    .select({ id: sql<string>`id` })
    .from(sql`(${sql.join(open, sql` union `)}) open_work`)
    .prepare(`open_work_${role}`);
});

/** Those of the ids that a task of the person is about. */
export async function openAmong(db: Db, { userId, enterpriseNo, role, now }: Person, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || workOf(role).length === 0) return new Set();
  const rows = await openFor(db, role, () => role).execute({ userId, enterpriseNo, now: now.toISOString(), ids: ids.join(',') });
  return new Set(rows.map(({ id }) => id));
}
