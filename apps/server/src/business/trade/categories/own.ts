import type { CategoryId, EnterpriseNo } from '@lianxin/api/contract';
import { categoryPlaceProblem, Refusal, type CategoryPlace } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { refusedField, staleVersion } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { category } from '../../../schema/index.ts';

export type CategoryRow = typeof category.$inferSelect;

/** Locks the dictionary of an enterprise against other changes. */
const held = (db: Db, enterpriseNo: EnterpriseNo): Promise<CategoryRow[]> =>
  db.select().from(category).where(eq(category.enterpriseNo, enterpriseNo)).orderBy(category.id).for('update');

/** Locks the enterprise's own dictionary and finds the category. Refuses NOT_FOUND and STALE_VERSION. */
export async function heldCategory(context: CallContext, { id, version }: { readonly id: CategoryId; readonly version: number }) {
  const all = await held(context.db, enterpriseOf(context));
  const row = all.find((one) => one.id === id);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  return { all, row };
}

/** Locks the enterprise's own dictionary. */
export const heldCategories = (context: CallContext): Promise<CategoryRow[]> => held(context.db, enterpriseOf(context));

/** Refuses an invalid parent, at its field. */
export function checkPlace(all: readonly CategoryRow[], id: CategoryId | undefined, parentId: CategoryId | null, field: string): void {
  if (parentId !== null && !all.some((one) => one.id === parentId))
    throw refusedField(field, { zh: '上级品类不存在，请重新选择', en: 'There is no such category above. Choose again' });
  const problem = categoryPlaceProblem(all, id, parentId);
  if (problem === 'beneathItself')
    throw refusedField(field, { zh: '不能移到自身或其下级之下', en: 'A category cannot stand beneath itself' });
  if (problem === 'tooDeep') throw refusedField(field, { zh: '品类最多 4 级', en: 'Categories have four levels at most' });
}

/** Refuses a code already used in the dictionary. */
export function checkCode(all: readonly CategoryRow[], code: string, id?: CategoryId): void {
  if (all.some((one) => one.code === code && one.id !== id))
    throw refusedField('code', { zh: '编码已被使用', en: 'Another category has this code' });
}

export const mark = ({ viewer, clock }: CallContext) => ({ changedBy: viewer.displayName, changedAt: clock.now() });

/** Writes moved places in one statement. */
export async function writePlaces({ db }: CallContext, places: readonly CategoryPlace[]): Promise<void> {
  if (places.length === 0) return;
  const [ids, parents, positions] = [
    places.map(({ id }) => id),
    places.map(({ parentId }) => parentId),
    places.map(({ position }) => position),
  ];
  await db.execute(sql`update ${category} set parent_id = p.parent_id, position = p.position
    from unnest(${sql.param(ids)}::text[], ${sql.param(parents)}::text[], ${sql.param(positions)}::int[]) p (id, parent_id, position)
    where ${category.id} = p.id`);
}
