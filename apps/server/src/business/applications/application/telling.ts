import { messageOf, type KindFrom, type Role } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import { type Notice, notifyAll, type TellContext } from '../../foundation/messages/index.ts';

/** The enterprises that an application is between. */
interface Parties {
  readonly own: string;
  /** Null while a draft names nobody. */
  readonly counterparty: string | null;
  /** Left out where nobody lends. */
  readonly funder?: string;
  /** Null or left out where nobody answers for it. */
  readonly guarantor?: string | null;
}

/** One message of a step. */
export interface StepMessage<Row, Facts> {
  readonly kind: KindFrom<Facts>;
  readonly to: keyof Parties;
  /** Only those of this role; everybody of the enterprise where neither role nor person is named. */
  readonly role?: Role;
  /** Only this person. */
  readonly person?: (row: Row) => string | null;
  /** Only of an application like this. @default always */
  readonly when?: (row: Row, now: Date) => boolean;
  /** What it speaks of besides, read for it alone, such as the account to pay. @default nothing */
  readonly besides?: (context: TellContext, row: Row) => Promise<Partial<Facts>>;
}

/** Who is told what of an application, by the step that it took; a step that is not named is told to nobody. */
export interface StepMessages<Row, Facts, Step extends string> {
  readonly partiesOf: (row: Row) => Parties;
  /** All that its messages may speak of. */
  readonly factsOf: (db: Db, row: Row) => Promise<Facts>;
  readonly steps: Readonly<Partial<Record<Step, readonly StepMessage<Row, Facts>[]>>>;
}

/** Tells the people of both sides that an application has taken a step, in the transaction of the act. `given`: facts that the row does not keep; `known`: those that it does, where they need not be read again. */
export const telling =
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
