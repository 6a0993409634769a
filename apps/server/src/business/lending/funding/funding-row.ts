import type { EnterpriseNo } from '@lianxin/api/contract';
import type { CivilDate, Fen } from '@lianxin/domain';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FundingId } from '../../../schema/ids.ts';
import type { financing, pledge } from '../../../schema/index.ts';

type FinancingColumns = typeof financing.$inferSelect;
export type SharedColumns = Pick<FinancingColumns, keyof FinancingColumns & keyof typeof pledge.$inferSelect>;

/** An application to a lender: the columns of every kind (schema/funding.ts), and those of some kinds. */
export interface FundingRow extends Omit<SharedColumns, 'id' | 'state'> {
  readonly id: FundingId;
  readonly state: string;
  /** What the issuer bears; left out where it never bears anything. */
  readonly issuerCosts?: Fen;
  /** Why its lender pays out without an entry at the register; left out where none may. */
  readonly registrationWaivedBecause?: string | null;
  /** The holder of its pieces, who is paid for them; undefined if it is the applicant. */
  readonly holderNo?: EnterpriseNo;
  /** Who answers for it; left out where nobody ever does. */
  readonly guarantorNo?: EnterpriseNo | null;
  /** What of the pieces is pledged for it, and until when; left out where they are sold. */
  readonly pledged?: Fen;
  readonly repayOn?: CivilDate;
}

/** Whose pieces an application takes. */
export const holderOf = ({ enterpriseNo, holderNo }: Pick<FundingRow, 'enterpriseNo' | 'holderNo'>): EnterpriseNo =>
  holderNo ?? enterpriseNo;

/** The table of a kind, by the columns that every kind has. */
export type FundingTable = PgTable & { readonly [Column in keyof SharedColumns]: AnyPgColumn };

/** What a step changes of a row. */
export type FundingChange<Row> = (Partial<Omit<SharedColumns, 'id' | 'state'>> | Partial<Row>) & {
  readonly reason?: string | null;
  readonly removed?: boolean;
};
