import { branchOf, CATEGORY_DEPTH_MAX, movedCategory, outlined, Refusal, type CategoryPlace } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { category, categoryUse } from '../../../schema/index.ts';
import { categoryOf } from './dictionary.ts';
import { heldCategory, mark, writePlaces, type CategoryRow } from './own.ts';

type Calls = Handlers['category'];

/** Moves the children of one category to the end of another's. */
function merged(all: readonly CategoryPlace[], id: string, intoId: string): readonly CategoryPlace[] {
  const children = outlined(all).filter(({ parentId }) => parentId === id);
  return children.reduce<readonly CategoryPlace[]>((places, child) => {
    const changed = new Map(movedCategory(places, child.id, { parentId: intoId, position: places.length }).map((one) => [one.id, one]));
    return places.map((one) => changed.get(one.id) ?? one);
  }, all);
}

async function takeAway(context: CallContext, all: readonly CategoryPlace[], { id }: CategoryRow): Promise<void> {
  const last = movedCategory(all, id, { parentId: null, position: all.length });
  await writePlaces(
    context,
    last.filter((one) => one.id !== id),
  );
  await context.db.delete(category).where(eq(category.id, id));
}

export const mergeCategory: Calls['merge'] = async (context, { intoId, ...which }) => {
  const { db } = context;
  const { all, row } = await heldCategory(context, which);
  const into = all.find((one) => one.id === intoId);
  if (!into) throw refusedField('intoId', { zh: '请选择本企业的另一个品类', en: 'Choose another category of your own' });
  if (branchOf(all, row.id).has(intoId))
    throw refusedField('intoId', { zh: '不能并入自身或其下级', en: 'A category cannot be merged into itself or one beneath it' });
  const after = merged(all, row.id, intoId);
  if (outlined(after).some(({ depth }) => depth > CATEGORY_DEPTH_MAX))
    throw refusedField('intoId', { zh: '并入后品类超过 4 级', en: 'There would be more than four levels' });
  const before = new Map<string, CategoryPlace>(all.map((one) => [one.id, one]));
  await writePlaces(
    context,
    after.filter((one) => before.get(one.id)?.parentId !== one.parentId),
  );
  await db.update(categoryUse).set({ categoryId: intoId }).where(eq(categoryUse.categoryId, row.id));
  await takeAway(context, after, row);
  await db
    .update(category)
    .set({ ...mark(context), version: into.version + 1 })
    .where(eq(category.id, intoId));
  await recordAudit(context, 'category.merge', row.id);
  return categoryOf(db, row.enterpriseNo, intoId);
};

export const removeCategory: Calls['remove'] = async (context, which) => {
  const { all, row } = await heldCategory(context, which);
  const used = await context.db.$count(categoryUse, eq(categoryUse.categoryId, row.id));
  const beneath = branchOf(all, row.id).size - 1;
  if (used + beneath > 0) throw new Refusal('CATEGORY_IN_USE', { used, beneath });
  await takeAway(context, all, row);
  await recordAudit(context, 'category.remove', row.id);
  return {};
};
