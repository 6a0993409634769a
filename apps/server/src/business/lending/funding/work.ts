import type { ChannelKind, CivilDate, Party, Role } from '@lianxin/domain';
import { or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { repayment } from '../../../schema/index.ts';
import type { TaskKind, Worker } from '../../applications/application/index.ts';
import type { FundingTable } from './funding-row.ts';

/** The person whose work is counted, as values or as placeholders of a prepared statement. */
interface Person {
  readonly userId: string | Worker['userId'];
  readonly enterpriseNo: string | Worker['enterpriseNo'];
  /** ISO 8601. */
  readonly now: string | Worker['now'];
}

/** Pending work on applications of a kind for a role of one of their parties. Nobody reviews their own entries. */
export interface Work<Part extends Party> {
  readonly part: Part;
  readonly role: Role;
  readonly which: (person: Person) => SQL;
  /** The kind of the task on the workbench and its reason; absent if the workbench does not show it. */
  readonly task?: TaskKind;
  readonly why?: AnyPgColumn;
  /** The last day to do it, as a date. @default none */
  readonly until?: SQL;
  /** That day is a day of payment: if a list of holidays makes it a day off, the next working day is in time. @default false */
  readonly isPayDay?: true;
  /** The amount of the task. @default that of the application */
  readonly amountOf?: (person: Person) => SQL;
  /** The other party. @default the lender */
  readonly to?: AnyPgColumn;
  /** Since when the task has been waiting. @default since the application was handed to the party, or entered its state */
  readonly since?: SQL;
  /** Leaves the work out of the list's filter for the person's pending work. @default it is included */
  readonly unlisted?: true;
}

/** Whether an application has a repayment that meets a condition. */
export const repaymentIn = ({ id }: FundingTable, which: SQL): SQL =>
  sql`exists (select 1 from ${repayment} where ${repayment.applicationId} = ${id} and ${which})`;

/** Work on a repayment of an application, with the repayment's amount. */
export function repaymentWork(table: FundingTable, which: (person: Person) => SQL): Pick<Work<Party>, 'which' | 'amountOf'> {
  return {
    which: (person) => repaymentIn(table, which(person)),
    amountOf: (person) =>
      sql`(select ${repayment.amount} from ${repayment} where ${repayment.applicationId} = ${table.id} and ${which(person)} limit 1)`,
  };
}

/** The last day for an application that was not paid out: on its due date it ends. */
export const dayBefore = (dueOn: AnyPgColumn): SQL => sql`(${dueOn} - 1)`;

/** The day of payment, after which a loan is overdue even if its repayment is not confirmed. */
export const paidBy = ({ paysOn }: Pick<FundingTable, 'paysOn'>): Pick<Work<Party>, 'until' | 'isPayDay'> => ({
  until: sql`${paysOn}`,
  isPayDay: true,
});

/** The tasks that have to be done by a day of payment. */
export const tasksByPayDay = (work: readonly Pick<Work<Party>, 'task' | 'isPayDay'>[]): readonly TaskKind[] =>
  work.flatMap(({ task, isPayDay }) => (isPayDay && task ? [task] : []));

/** The work of the applicant that all kinds share. An application is reviewed while its quote is valid, and before its due date. */
export function sharedWork(kind: ChannelKind, table: FundingTable, dueOn: AnyPgColumn): readonly Work<'own' | 'funder'>[] {
  const { state, makerId, reason, quoteValidUntil } = table;
  const awaitingReview = ({ userId }: Person) => sql`${repayment.state} = 'awaitingReview' and ${repayment.makerId} <> ${userId}`;
  return [
    { part: 'own', role: 'operator', task: `${kind}Returned`, which: () => sql`${state} = 'returned'`, why: reason },
    {
      part: 'own',
      role: 'reviewer',
      task: `${kind}Review`,
      which: ({ userId }) => sql`${state} = 'awaitingReview' and ${makerId} <> ${userId}`,
      until: sql`least((${quoteValidUntil} at time zone 'Asia/Shanghai')::date, ${dayBefore(dueOn)})`,
    },
    { part: 'own', role: 'reviewer', task: `${kind}RepaymentReview`, ...repaymentWork(table, awaitingReview), ...paidBy(table) },
  ];
}

/** The pending work of a kind, as the queries of the workbench. */
export const tasksOf =
  <Part extends Party>(
    kind: string,
    table: FundingTable,
    work: readonly Work<Part>[],
    sides: Readonly<Record<Part, readonly [AnyPgColumn, label: string]>>,
  ) =>
  (worker: Worker): SQL[] =>
    work.flatMap(({ part, role, task, which, why, until, amountOf, to, since: itsOwn }) => {
      if (task === undefined || role !== worker.role) return [];
      const [side, label] = sides[part];
      const amount = amountOf?.(worker) ?? table.amount;
      const since = itsOwn ?? sql`coalesce((${table.handedOver} ->> ${part}::text)::timestamptz, ${table.stateSince})`;
      return sql`
  select ${task}::text, ${table.id}, ${kind}::text, ${label}::text, ${table.enterpriseNo}, ${to ?? table.lenderNo},
    ${table.applicationNumber}, ${amount}, ${since}, ${until ?? sql`null::date`}, ${why ?? sql`null::text`}
  from ${table} where ${side} = ${worker.enterpriseNo} and not ${table.removed} and ${which(worker)}`;
    });

/** The last day for a person to act on an application that waits for the person, by the person's party and role. */
export function lastDayAmong<Part extends Party>(work: readonly Work<Part>[], of: Part, role: Role, person: Person): SQL<CivilDate | null> {
  const theirs = work.filter((one) => one.part === of && one.role === role && one.until !== undefined);
  if (theirs.length === 0) return sql`null::text`;
  return sql`(case ${sql.join(
    theirs.map(({ which, until }) => sql`when ${which(person)} then ${until}`),
    sql` `,
  )} end)::text`;
}

/** The condition for applications that wait for a person, by the person's party and role. */
export function waitingAmong<Part extends Party>(work: readonly Work<Part>[], of: Part, role: Role, person: Person): SQL {
  const theirs = work.filter((one) => one.part === of && one.role === role && !one.unlisted);
  return or(...theirs.map(({ which }) => sql`(${which(person)})`)) ?? sql`false`;
}
