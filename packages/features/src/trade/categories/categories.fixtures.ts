import { CategoryId, contract } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { first, pageOf } from '../../platform/testing/world/example.ts';
import type { Category } from './manage/category-terms.ts';

const idOf = (code: string) => z.parse(CategoryId, `C-${code}`);

function categoryOf(code: string, name: string, above: Category | null, position: number, changes: Partial<Category> = {}): Category {
  return {
    ...first(contract.category.tree.example.response),
    id: idOf(code),
    code,
    name,
    parentId: above?.id ?? null,
    parentName: above?.name ?? null,
    position,
    depth: (above?.depth ?? 0) + 1,
    ...changes,
  };
}

const materials = categoryOf('01', '原材料', null, 0);
const machines = categoryOf('02', '矿山设备', null, 1);

/** Two levels, with a used category, a disabled one, and one of the group. */
export const categories: readonly Category[] = [
  categoryOf('G1', '运输物流', null, 0, { owner: 'group', ownerName: '晋北煤业集团有限公司', taxCode: '3010100000000000000' }),
  materials,
  categoryOf('0101', '支护材料', materials, 0, { usedCount: 4 }),
  categoryOf('0109', '火工品', materials, 1, { state: 'disabled' }),
  machines,
  categoryOf('0201', '电控设备', machines, 0, { usedCount: 12, taxCode: '1090417010000000000' }),
];

export const pageOfCategories = (list: readonly Category[] = categories) => pageOf(list);
