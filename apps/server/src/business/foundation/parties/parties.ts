import type { EnterpriseNo } from '@lianxin/api/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { transactionCache } from '../../../platform/db/deferred-writes.ts';
import { enterprise } from '../../../schema/index.ts';

/** Number and code are missing if the party is masked. */
export interface PartyView {
  readonly enterpriseNo: EnterpriseNo | null;
  readonly name: string;
  readonly creditCode: string | null;
}

/** Keeps the first and last character: 朔源矿山机械有限公司 becomes 朔***司. */
export const maskedName = (name: string): string => `${name.slice(0, 1)}***${name.slice(-1)}`;

type Named = Pick<PartyView, 'name' | 'creditCode'>;

const inAct = transactionCache<string, Named>();

/** Caches parties that were read along with something else. */
export function rememberParties(db: Db, rows: readonly (Named & { readonly enterpriseNo: string })[]): void {
  const known = inAct(db);
  for (const { enterpriseNo, name, creditCode } of rows) known.set(enterpriseNo, { name, creditCode });
}

const parties = prepared((db) => {
  const { enterpriseNo, name, creditCode } = enterprise;
  return db
    .select({ enterpriseNo, name, creditCode })
    .from(enterprise)
    .where(sql`${enterpriseNo} = any(${sql.placeholder('wanted')}::text[])`)
    .prepare('parties');
});

/** Reads parties in one query and caches them for the transaction. */
export async function partiesOf(db: Db, numbers: Iterable<EnterpriseNo | null>): Promise<(enterpriseNo: EnterpriseNo) => PartyView> {
  const known = inAct(db);
  const wanted = [...new Set(numbers)].filter((no) => no !== null && !known.has(no));
  for (const { enterpriseNo, name, creditCode } of wanted.length === 0 ? [] : await parties(db).execute({ wanted }))
    known.set(enterpriseNo, { name, creditCode });
  return (no) => {
    const row = known.get(no);
    return { enterpriseNo: no, name: row?.name ?? '', creditCode: row?.creditCode ?? null };
  };
}

export const masked = ({ name }: PartyView): PartyView => ({ enterpriseNo: null, name: maskedName(name), creditCode: null });
