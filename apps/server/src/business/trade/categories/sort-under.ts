import type { CategoryId, EnterpriseNo } from '@lianxin/api/contract';
import { openCategories } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { categoryUse } from '../../../schema/index.ts';
import { dictionaryOf } from './dictionary.ts';

/** Refuses a disabled or unknown category, at its field. */
export async function assertOpenCategory(db: Db, enterpriseNo: EnterpriseNo, id: CategoryId | undefined, field: string): Promise<void> {
  if (id === undefined) return;
  const open = openCategories(await dictionaryOf(db, enterpriseNo));
  if (!open.some((one) => one.id === id))
    throw refusedField(field, { zh: '品类已停用或不存在，请重新选择', en: 'This category is disabled or not there. Choose again' });
}

export interface Sorted {
  readonly enterpriseNo: EnterpriseNo;
  readonly kind: (typeof categoryUse.$inferSelect)['kind'];
  readonly subjectId: string;
  readonly categoryId: CategoryId | undefined;
}

/** The statement that sets the category of something. */
export function sortedUnder(clock: Clock, { enterpriseNo, kind, subjectId, categoryId }: Sorted): SQL {
  if (categoryId === undefined)
    return sql`delete from ${categoryUse} where enterprise_no = ${enterpriseNo} and kind = ${kind} and subject_id = ${subjectId}`;
  return sql`insert into ${categoryUse} (enterprise_no, kind, subject_id, category_id, since)
    values (${enterpriseNo}, ${kind}, ${subjectId}, ${categoryId}, ${clock.now().toISOString()})
    on conflict (enterprise_no, kind, subject_id) do update set category_id = excluded.category_id, since = excluded.since`;
}
