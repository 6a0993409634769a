import { messageOf, type KindFrom, type Role } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import { type Notice, notifyAll, type TellContext } from '../../foundation/messages/index.ts';

interface Parties {
  readonly own: string;
  /** Null while a draft names nobody. */
  readonly counterparty: string | null;
  /** Missing if there is no lender. */
  readonly funder?: string;
  readonly guarantor?: string | null;
}

export interface StepMessage<Row, Facts> {
  readonly kind: KindFrom<Facts>;
  readonly to: keyof Parties;
  /** Restricts to a role; without role and person the whole enterprise is told. */
  readonly role?: Role;
  readonly person?: (row: Row) => string | null;
  /** Only of an application like this. @default always */
  readonly when?: (row: Row, now: Date) => boolean;
  /** Further facts, read for this message only, such as the account to pay. @default nothing */
  readonly besides?: (context: TellContext, row: Row) => Promise<Partial<Facts>>;
}

/** Messages by step; a step without an entry tells nobody. */
export interface StepMessages<Row, Facts, Step extends string> {
  readonly partiesOf: (row: Row) => Parties;
  readonly factsOf: (db: Db, row: Row) => Promise<Facts>;
  readonly steps: Readonly<Partial<Record<Step, readonly StepMessage<Row, Facts>[]>>>;
}

/** Tells both sides of a step, in its transaction. `given`: facts that the row lacks; `known`: facts that need not be read again. */
export const stepMessenger =
  <Row extends { readonly id: string }, Facts extends object, Step extends string>({
    partiesOf,
    factsOf,
    steps,
  }: StepMessages<Row, Facts, Step>) =>
  async (context: TellContext, row: Row, step: Step, given?: Partial<Facts>, known?: Facts): Promise<void> => {
    const told = (steps[step] ?? []).filter(({ when }) => when === undefined || when(row, context.clock.now()));
    if (told.length === 0) return;
    const facts = { ...(known ?? (await factsOf(context.db, row))), ...given };
    const notices: Notice[] = [];
    for (const { kind, to, role, person, besides } of told) {
      const enterpriseNo = partiesOf(row)[to];
      if (enterpriseNo === null || enterpriseNo === undefined) continue;
      const message = messageOf(kind, { ...facts, ...(await besides?.(context, row)) });
      notices.push({ ...message, enterpriseNo, role, userId: person?.(row) ?? undefined, subjectId: row.id });
    }
    await notifyAll(context, notices);
  };
