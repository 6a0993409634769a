import type { BankAccountId, EnterpriseNo, PieceId, VoucherNumber } from '@lianxin/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { bankAccount, enterprise, piece } from '../../../schema/index.ts';
import { type AccountRow, rememberParties } from '../parties/index.ts';

/** Facts for the text to sign besides those of the application. */
interface FactsToSign {
  readonly nameOf: (enterpriseNo: EnterpriseNo) => string;
  readonly account: AccountRow | undefined;
  /** Whether the recipient's reviewer confirms after its operator signs. */
  readonly confirms: boolean;
  /** Null if no piece was asked for, or it does not exist. */
  readonly number: VoucherNumber | null;
}

interface Asked {
  readonly parties: readonly EnterpriseNo[];
  readonly recipientNo: EnterpriseNo;
  readonly accountId?: BankAccountId;
  readonly pieceId?: PieceId | null;
}

const { enterpriseNo, name, creditCode, confirmsSignFor } = enterprise;
const facts = prepared((db) =>
  db
    .select({
      party: { enterpriseNo, name, creditCode },
      confirms: confirmsSignFor,
      account: bankAccount,
      number: sql<VoucherNumber | null>`(select ${piece.number} from ${piece} where ${piece.id} = ${sql.placeholder('pieceId')}::text)`,
    })
    .from(enterprise)
    .leftJoin(bankAccount, and(eq(bankAccount.id, sql.placeholder('accountId')), eq(bankAccount.enterpriseNo, enterpriseNo)))
    .where(sql`${enterpriseNo} = any(${sql.placeholder('parties')}::text[])`)
    .prepare('facts_to_sign'),
);

/** Takes one statement. */
export async function factsToSign(db: Db, { parties, recipientNo, accountId, pieceId }: Asked): Promise<FactsToSign> {
  const rows = await facts(db).execute({ parties: [...new Set(parties)], accountId: accountId ?? null, pieceId: pieceId ?? null });
  rememberParties(
    db,
    rows.map(({ party }) => party),
  );
  const names = new Map<string, string>(rows.map(({ party }) => [party.enterpriseNo, party.name]));
  const recipient = rows.find(({ party }) => party.enterpriseNo === recipientNo);
  return {
    nameOf: (no) => names.get(no) ?? '',
    account: recipient?.account ?? undefined,
    confirms: recipient?.confirms ?? true,
    number: rows[0]?.number ?? null,
  };
}
