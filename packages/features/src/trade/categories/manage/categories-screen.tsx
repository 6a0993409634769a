import { CategoryId, contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { Button, EmptyState, LoadingRegion, PlusIcon, SkeletonText, type OutlinePlace } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ListEmpty, ListPage, useActsCell, useList, useSheet } from '../../../platform/lists/index.ts';
import { DURATION_MS, FailureState, useNotices } from '../../../platform/notices/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { useCategoryColumns } from './category-columns.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { categoryFilters, foundWithParents } from './category-filters.ts';
import { CategoryOutline } from './category-outline.tsx';
import { CategorySheet } from './category-sheet.tsx';
import type { Category } from './category-terms.ts';
import { MergeDialog, MoveDialog } from './place-dialog.tsx';
import { useCategoryActs, type CategoryDialogName } from './use-category-acts.tsx';

const BY_LEVEL = msg`按品类层级`;

type Opened = { readonly name: CategoryDialogName; readonly category: Category | undefined };

export function CategoriesScreen() {
  const { t } = useLingui();
  const { show } = useNotices();
  const mayChange = usePermission('category.manage');
  const at = useSheet();
  const [opened, setOpened] = useState<Opened>();
  const list = useList({ name: 'categories', filters: categoryFilters, order: BY_LEVEL });
  const tree = useEndpoint(contract.category.tree, {}, { quiet: true });
  const move = useAction(contract.category.move);
  const all = tree.data ?? [];
  const acts = useCategoryActs({
    all,
    onOpen: (name, category) => setOpened({ name, category }),
    refresh: () => refresh(),
  });
  const refresh = () => {
    void list.refresh();
    void tree.refresh();
  };
  const done = (text: string) => {
    setOpened(undefined);
    show({ tone: 'positive', text, durationMs: DURATION_MS.success });
    refresh();
  };

  async function moveTo({ id, version, name }: Category, { parentId, position }: OutlinePlace): Promise<void> {
    const above = parentId === null ? null : z.parse(CategoryId, parentId);
    const result = await move.run({ id, version, parentId: above, position });
    if (result.ok) done(t`${name}已移动`);
    else void tree.refresh();
  }

  const add = mayChange && (
    <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setOpened({ name: 'add', category: undefined })}>
      <Trans>新增品类</Trans>
    </Button>
  );
  const close = () => setOpened(undefined);
  const { category } = opened ?? {};

  const empty = (
    <EmptyState title={t`还没有品类`} action={add || undefined}>
      {mayChange ? <Trans>按采购和销售的货物、服务分级维护，开立链信时选用。</Trans> : <Trans>由经办岗或管理岗维护。</Trans>}
    </EmptyState>
  );
  const isFiltered = list.filterCount > 0;
  const shown = isFiltered ? foundWithParents(all, list.filters) : all;
  const rowActs = useActsCell<Category>({
    name: ({ name }) => name,
    verbs: (row) => [{ id: 'view', label: t`详情`, run: () => at.open(row.id) }, ...acts.verbs(row)],
    inSight: 1,
  });
  const body = (
    <>
      {tree.error && tree.data === undefined && <FailureState error={tree.error} onRetry={refresh} />}
      {!tree.error && tree.data === undefined && (
        <LoadingRegion className="p-4">
          <SkeletonText lines={6} />
        </LoadingRegion>
      )}
      {tree.data !== undefined && shown.length === 0 && (
        <div className="px-4 py-8">
          <ListEmpty list={list} unfound={t`没有符合条件的品类`}>
            {empty}
          </ListEmpty>
        </div>
      )}
      {shown.length > 0 && (
        <CategoryOutline
          // A search shows what it finds, also below what was collapsed.
          key={isFiltered ? JSON.stringify(list.filters) : 'all'}
          all={all}
          shown={shown}
          openId={at.id}
          onOpen={(id) => at.open(id)}
          onMove={mayChange && !isFiltered ? (one, place) => void moveTo(one, place) : undefined}
          acts={rowActs}
        />
      )}
    </>
  );

  return (
    <ListPage
      title={t`品类管理`}
      sub={<Trans>合同、发票和凭证按品类归集</Trans>}
      actions={add || undefined}
      list={list}
      columns={useCategoryColumns()}
      label={t`品类`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.name}
      totalWords={(total) => <Trans>共 {total} 个</Trans>}
      at={at}
      body={body}
      empty={empty}
      renderCard={() => null}
      sheet={<CategorySheet at={at} category={all.find(({ id }) => id === at.id)} acts={acts} />}
    >
      {acts.dialogs}
      {opened?.name === 'add' && (
        <CategoryDialog opened={{ beneath: category }} onClose={close} onSaved={({ name }) => done(t`已新增品类${name}`)} />
      )}
      {opened?.name === 'edit' && category && (
        <CategoryDialog opened={{ edited: category }} onClose={close} onSaved={({ name }) => done(t`品类${name}已保存`)} />
      )}
      {opened?.name === 'move' && category && (
        <MoveDialog category={category} all={all} onClose={close} onDone={({ name }) => done(t`${name}已移动`)} />
      )}
      {opened?.name === 'merge' && category && (
        <MergeDialog category={category} all={all} onClose={close} onDone={({ name }) => done(t`${category.name}已并入${name}`)} />
      )}
    </ListPage>
  );
}
