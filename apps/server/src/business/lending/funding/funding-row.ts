import type { EnterpriseNo } from '@lianxin/api/contract';
import type { CivilDate, Fen } from '@lianxin/domain';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FundingId } from '../../../schema/ids.ts';
import type { financing, pledge } from '../../../schema/index.ts';

type FinancingColumns = typeof financing.$inferSelect;
export type SharedColumns = Pick<FinancingColumns, keyof FinancingColumns & keyof typeof pledge.$inferSelect>;

/** An application to a lender: the columns shared by all kinds (schema/funding.ts), and those of some kinds. */
export interface FundingRow extends Omit<SharedColumns, 'id' | 'state'> {
  readonly id: FundingId;
  readonly state: string;
  /** The costs borne by the issuer; absent in kinds where the issuer bears none. */
  readonly issuerCosts?: Fen;
  /** The lender's reason for paying out without an entry at the register; absent in kinds that do not allow this. */
  readonly registrationWaivedBecause?: string | null;
  /** The holder of the pieces, who receives the money; undefined if it is the applicant. */
  readonly holderNo?: EnterpriseNo;
  /** The guarantor; absent in kinds without a guarantee. */
  readonly guarantorNo?: EnterpriseNo | null;
  /** The pledged amount and the repayment day; absent if the pieces are sold. */
  readonly pledged?: Fen;
  readonly repayOn?: CivilDate;
}

/** The holder of the pieces of an application. */
export const holderOf = ({ enterpriseNo, holderNo }: Pick<FundingRow, 'enterpriseNo' | 'holderNo'>): EnterpriseNo =>
  holderNo ?? enterpriseNo;

export type FundingTable = PgTable & { readonly [Column in keyof SharedColumns]: AnyPgColumn };

/** The columns that a step changes. */
export type FundingChange<Row> = (Partial<Omit<SharedColumns, 'id' | 'state'>> | Partial<Row>) & {
  readonly reason?: string | null;
  readonly removed?: boolean;
};
