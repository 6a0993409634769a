import { CategoryId } from '@lianxin/api/contract';
import { CATEGORIES_MAX, movedCategory } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { newId } from '../../../ledger/new-id.ts';
import { category } from '../../../schema/index.ts';
import { categoryOf, type CategoryView } from './dictionary.ts';
import { checkCode, checkPlace, heldCategories, heldCategory, mark, writePlaces, type CategoryRow } from './own.ts';

type Calls = Handlers['category'];

export const addCategory: Calls['add'] = async (context, { parentId, code, name, taxCode }) => {
  const enterpriseNo = enterpriseOf(context);
  const all = await heldCategories(context);
  if (all.length >= CATEGORIES_MAX)
    throw refusedField('code', { zh: `品类最多 ${CATEGORIES_MAX} 个`, en: `There are ${CATEGORIES_MAX} categories at most` });
  checkPlace(all, undefined, parentId, 'parentId');
  checkCode(all, code);
  const id = newId(context.ids, CategoryId);
  const position = all.filter((one) => one.parentId === parentId).length;
  await context.db
    .insert(category)
    .values({ id, enterpriseNo, parentId, position, code, name, taxCode: taxCode ?? null, ...mark(context) });
  await recordAudit(context, 'category.add', id);
  return categoryOf(context.db, enterpriseNo, id);
};

async function change(
  context: CallContext,
  which: { readonly id: CategoryId; readonly version: number },
  changes: (all: readonly CategoryRow[]) => Partial<Pick<CategoryRow, 'code' | 'name' | 'taxCode' | 'disabledAt'>>,
  action: string,
): Promise<CategoryView> {
  const { all, row } = await heldCategory(context, which);
  await context.db
    .update(category)
    .set({ ...changes(all), ...mark(context), version: row.version + 1 })
    .where(eq(category.id, row.id));
  await recordAudit(context, action, row.id);
  return categoryOf(context.db, row.enterpriseNo, row.id);
}

export const editCategory: Calls['edit'] = (context, { code, name, taxCode, ...which }) =>
  change(
    context,
    which,
    (all) => {
      checkCode(all, code, which.id);
      return { code, name, taxCode: taxCode ?? null };
    },
    'category.edit',
  );

export const disableCategory: Calls['disable'] = (context, which) =>
  change(context, which, () => ({ disabledAt: context.clock.now() }), 'category.disable');

export const enableCategory: Calls['enable'] = (context, which) => change(context, which, () => ({ disabledAt: null }), 'category.enable');

export const moveCategory: Calls['move'] = async (context, { parentId, position, ...which }) => {
  const { all, row } = await heldCategory(context, which);
  checkPlace(all, row.id, parentId, 'parentId');
  await writePlaces(context, movedCategory(all, row.id, { parentId, position }));
  await context.db
    .update(category)
    .set({ ...mark(context), version: row.version + 1 })
    .where(eq(category.id, row.id));
  await recordAudit(context, 'category.move', row.id);
  return categoryOf(context.db, row.enterpriseNo, row.id);
};
