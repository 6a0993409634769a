import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { financing, issuance, piece, transfer, voucher } from '../../../schema/index.ts';
import type { AccountRow } from '../../foundation/parties/index.ts';

/** Further uses are only counted. */
const NAMED = 5;

interface Use {
  readonly kind: 'issuance' | 'transfer' | 'financing' | 'voucher' | 'payment';
  readonly number: string;
}

export interface OpenUses {
  readonly uses: Use[];
  readonly useCount: number;
}

/** States in which a financing pays nothing out any more. */
const NOT_PAID_ANY_MORE = sql`('draft', 'returned', 'withdrawn', 'declined', 'disbursed', 'overdue', 'settled')`;
const ON_THE_WAY = sql`('awaitingReview', 'awaitingSignature', 'awaitingSignatureReview', 'voidAwaitingReview', 'withdrawalAwaitingReview')`;

export async function openUsesOf(db: Db, { id, pays, enterpriseNo }: Pick<AccountRow, 'id' | 'pays' | 'enterpriseNo'>): Promise<OpenUses> {
  const used = sql`(
    select 'issuance' as kind, ${issuance.applicationNumber} as number from ${issuance}
      where ${issuance.receivingAccountId} = ${id} and ${issuance.state} in ${ON_THE_WAY}
    union all
    select 'transfer', ${transfer.transferNumber} from ${transfer}
      where ${transfer.receivingAccountId} = ${id} and ${transfer.state} in ${ON_THE_WAY}
    union all
    select 'financing', ${financing.applicationNumber} from ${financing}
      where ${financing.receivingAccountId} = ${id} and ${financing.state} not in ${NOT_PAID_ANY_MORE}
    union all
    select 'voucher', ${piece.number} from ${piece}
      where ${piece.receivingAccountId} = ${id} and ${piece.live} and ${piece.holderNo} = ${enterpriseNo}
        and ${piece.state} in ('holding', 'transferring', 'financing')
    union all
    select 'payment', ${voucher.number} from ${voucher}
      where ${pays} and ${voucher.issuerNo} = ${enterpriseNo}
        and exists (select 1 from ${piece} where ${piece.voucherId} = ${voucher.id} and ${piece.live} and ${piece.state} <> 'settled')
  ) used`;
  const rows = await db
    .select({ kind: sql<Use['kind']>`kind`, number: sql<string>`number`, total: sql<string>`count(*) over ()` })
    .from(used)
    .orderBy(sql`kind`, sql`number`)
    .limit(NAMED);
  return { uses: rows.map(({ kind, number }) => ({ kind, number })), useCount: Number(rows[0]?.total ?? 0) };
}

/** One sentence with the numbers and the count of the rest. */
export function spokenUses({ uses, useCount }: OpenUses): string {
  const more = useCount - uses.length;
  return `${uses.map(({ number }) => number).join('、')}${more > 0 ? ` (+${more})` : ''}`;
}
