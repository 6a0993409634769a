import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { CATEGORY_DEPTH_MAX } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../../platform/lists/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import type { Category } from './category-terms.ts';

export type CategoryDialogName = 'add' | 'edit' | 'move' | 'merge';

export interface CategoryActsOptions {
  readonly all: readonly Category[];
  readonly onOpen: (dialog: CategoryDialogName, category: Category) => void;
  readonly refresh: () => void;
}

/** Acts on the enterprise's own categories; none on the group's. */
export function useCategoryActs({ all, onOpen, refresh }: CategoryActsOptions) {
  const { t } = useLingui();
  const mayChange = usePermission('category.manage');
  const move = useAction(contract.category.move);
  const disable = useAction(contract.category.disable);
  const enable = useAction(contract.category.enable);
  const remove = useAction(contract.category.remove);
  const own = ({ owner }: Category) => mayChange && owner === 'own';
  const last = ({ parentId, position, owner }: Category) =>
    !all.some((one) => one.owner === owner && one.parentId === parentId && one.position > position);
  const shift = ({ id, version, parentId, position, name }: Category, by: 1 | -1) => ({
    perform: () => move.run({ id, version, parentId, position: position + by }),
    done: by < 0 ? t`${name}已上移` : t`${name}已下移`,
  });
  return useRowActs<Category>(
    [
      { id: 'edit', label: t`修改`, offered: own, start: (row) => onOpen('edit', row) },
      { id: 'add', label: t`新增下级`, offered: (row) => own(row) && row.depth < CATEGORY_DEPTH_MAX, start: (row) => onOpen('add', row) },
      { id: 'up', label: t`上移`, offered: (row) => own(row) && row.position > 0, start: (row) => shift(row, -1) },
      { id: 'down', label: t`下移`, offered: (row) => own(row) && !last(row), start: (row) => shift(row, 1) },
      { id: 'move', label: t`移动到`, offered: own, start: (row) => onOpen('move', row) },
      { id: 'merge', label: t`合并到`, offered: own, start: (row) => onOpen('merge', row) },
      {
        id: 'disable',
        label: t`停用`,
        offered: (row) => own(row) && row.state === 'enabled',
        start: ({ id, version, code, name }) => ({
          ask: {
            title: t`停用品类${name}`,
            facts: code,
            consequence: t`停用后不能再选用该品类及其下级；已有的引用不受影响，随时可以启用。`,
            confirmLabel: t`停用`,
            danger: true,
          },
          perform: () => disable.run({ id, version }),
          done: t`${name}已停用`,
        }),
      },
      {
        id: 'enable',
        label: t`启用`,
        offered: (row) => own(row) && row.state === 'disabled',
        start: ({ id, version, name }) => ({ perform: () => enable.run({ id, version }), done: t`${name}已启用` }),
      },
      {
        id: 'remove',
        label: t`删除`,
        offered: (row) => own(row) && row.usedCount === 0 && !all.some(({ parentId }) => parentId === row.id),
        start: ({ id, version, code, name }) => ({
          ask: {
            title: t`删除品类${name}`,
            facts: code,
            consequence: t`该品类没有被引用，删除后不能恢复。`,
            confirmLabel: t`删除`,
            danger: true,
          },
          perform: () => remove.run({ id, version }),
          done: t`${name}已删除`,
        }),
      },
    ],
    refresh,
  );
}

export type CategoryActs = ReturnType<typeof useCategoryActs>;
