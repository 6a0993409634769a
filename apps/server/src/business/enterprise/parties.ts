import type { EnterpriseNo } from '@lianxin/api/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { enterprise } from '../../schema/index.ts';

/** An enterprise as another sees it; without number and code where it is masked. */
export interface PartyView {
  readonly enterpriseNo: EnterpriseNo | null;
  readonly name: string;
  readonly creditCode: string | null;
}

/** Keeps the first and last character: 朔源矿山机械有限公司 becomes 朔***司. */
export const maskedName = (name: string): string => `${name.slice(0, 1)}***${name.slice(-1)}`;

const parties = prepared((db) => {
  const { enterpriseNo, name, creditCode } = enterprise;
  return db
    .select({ enterpriseNo, name, creditCode })
    .from(enterprise)
    .where(sql`${enterpriseNo} = any(${sql.placeholder('wanted')}::text[])`)
    .prepare('parties');
});

/** The parties by their numbers, in one query. */
export async function partiesOf(db: Db, numbers: Iterable<EnterpriseNo | null>): Promise<(enterpriseNo: EnterpriseNo) => PartyView> {
  const wanted = [...new Set(numbers)].filter((no) => no !== null);
  const rows = wanted.length === 0 ? [] : await parties(db).execute({ wanted });
  const known = new Map(rows.map((row) => [row.enterpriseNo, row]));
  return (no) => {
    const row = known.get(no);
    return { enterpriseNo: no, name: row?.name ?? '', creditCode: row?.creditCode ?? null };
  };
}

/** A party whose name is not for this viewer. */
export const masked = ({ name }: PartyView): PartyView => ({ enterpriseNo: null, name: maskedName(name), creditCode: null });
