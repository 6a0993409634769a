import type { ChannelKind, Party, Role } from '@lianxin/domain';
import { or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { repayment } from '../../../schema/index.ts';
import type { TaskKind, Worker } from '../../applications/application/index.ts';
import type { FundingTable } from './funding-row.ts';

/** Whose work it is, by values or by placeholders. */
interface Person {
  readonly userId: string | Worker['userId'];
  readonly enterpriseNo: string | Worker['enterpriseNo'];
  /** ISO 8601. */
  readonly now: string | Worker['now'];
}

/** Work on applications of a kind: which of them wait for the people of a role of one of their parties. What a person entered is never theirs to review. */
export interface Work<Part extends Party> {
  readonly part: Part;
  readonly role: Role;
  readonly which: (person: Person) => SQL;
  /** As what the workbench shows it, and why it is to be done; nowhere where it has no task. */
  readonly task?: TaskKind;
  readonly why?: AnyPgColumn;
  /** Until when it is to be done. @default no day */
  readonly until?: AnyPgColumn;
  /** The amount that it is about. @default that of the application */
  readonly amountOf?: (person: Person) => SQL;
  /** The other party. @default the lender */
  readonly to?: AnyPgColumn;
  /** Since when it waits. @default since the application came to the party, or into its state */
  readonly since?: SQL;
  /** Whether the list does not find it where it is asked for what waits for the person. @default it does */
  readonly unlisted?: true;
}

/** Whether there is a repayment like that of an application. */
export const repaymentIn = ({ id }: FundingTable, which: SQL): SQL =>
  sql`exists (select 1 from ${repayment} where ${repayment.applicationId} = ${id} and ${which})`;

/** Work on a repayment of an application, with its own amount. */
export function repaymentWork(table: FundingTable, which: (person: Person) => SQL): Pick<Work<Party>, 'which' | 'amountOf'> {
  return {
    which: (person) => repaymentIn(table, which(person)),
    amountOf: (person) =>
      sql`(select ${repayment.amount} from ${repayment} where ${repayment.applicationId} = ${table.id} and ${which(person)} limit 1)`,
  };
}

/** The work of the applicant and the lender's reviewer that all kinds share. */
export function sharedWork(kind: ChannelKind, table: FundingTable): readonly Work<'own' | 'funder'>[] {
  const { state, makerId, reason, quoteValidUntil } = table;
  const awaitingReview = ({ userId }: Person) => sql`${repayment.state} = 'awaitingReview' and ${repayment.makerId} <> ${userId}`;
  return [
    { part: 'own', role: 'operator', task: `${kind}Returned`, which: () => sql`${state} = 'returned'`, why: reason },
    {
      part: 'own',
      role: 'reviewer',
      task: `${kind}Review`,
      which: ({ userId }) => sql`${state} = 'awaitingReview' and ${makerId} <> ${userId}`,
      until: quoteValidUntil,
    },
    { part: 'own', role: 'reviewer', task: `${kind}RepaymentReview`, ...repaymentWork(table, awaitingReview) },
  ];
}

/** What of a kind waits for a person, for the workbench. */
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
    ${table.applicationNumber}, ${amount}, ${since}, ${until ? sql`(${until} at time zone 'Asia/Shanghai')::date` : sql`null::date`}, ${why ?? sql`null::text`}
  from ${table} where ${side} = ${worker.enterpriseNo} and not ${table.removed} and ${which(worker)}`;
    });

/** Which applications of a part wait for a person. */
export function waitingAmong<Part extends Party>(work: readonly Work<Part>[], of: Part, role: Role, person: Person): SQL {
  const theirs = work.filter((one) => one.part === of && one.role === role && !one.unlisted);
  return or(...theirs.map(({ which }) => sql`(${which(person)})`)) ?? sql`false`;
}
