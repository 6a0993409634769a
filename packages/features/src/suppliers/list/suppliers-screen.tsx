import { Button, EmptyState, Page, PageHeader, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListEmpty, ListView, useActsCell, useList, useSheet } from '../../lists/index.ts';
import { DURATION_MS, useNotices } from '../../notices/index.ts';
import { usePermission } from '../../permission/index.ts';
import { AddSupplierDialog } from './add-supplier-dialog.tsx';
import { NamingsPanel } from './namings-panel.tsx';
import { SupplierCard } from './supplier-card.tsx';
import { useSupplierColumns } from './supplier-columns.tsx';
import { supplierFilters } from './supplier-filters.ts';
import { SupplierSheet } from './supplier-sheet.tsx';
import type { Supplier } from './supplier-terms.ts';
import { useSupplierActs } from './use-supplier-acts.tsx';

/** The enterprises that this one deals with: only to them does it issue or transfer. */
export function SuppliersScreen() {
  const { t } = useLingui();
  const { show } = useNotices();
  const [adding, setAdding] = useState(false);
  const sheet = useSheet();
  const mayChange = usePermission('supplier.manage');
  const list = useList({
    name: 'suppliers',
    filters: supplierFilters,
  });
  const acts = useSupplierActs(() => void list.refresh());
  const rowActs = useActsCell<Supplier>({
    name: ({ name }) => name,
    verbs: (row) => [{ id: 'view', label: t`详情`, run: () => sheet.open(row.enterpriseNo) }, ...acts.verbs(row)],
  });
  const columns = useSupplierColumns(rowActs);

  const added = ({ name, creditCode }: Supplier) => {
    setAdding(false);
    show({ tone: 'positive', text: t`已添加供应商${name}`, durationMs: DURATION_MS.success });
    // The one that was added is shown, wherever the order of the list puts it.
    list.setFilters({ search: creditCode, state: '' });
    void list.refresh();
  };
  const add = mayChange && (
    <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setAdding(true)}>
      <Trans>添加供应商</Trans>
    </Button>
  );

  return (
    <Page header={<PageHeader title={t`供应商管理`} actions={add || undefined} />}>
      <NamingsPanel />
      <ListView
        list={list}
        columns={columns}
        label={t`供应商`}
        rowKey={(row) => row.enterpriseNo}
        rowLabel={(row) => row.name}
        totalWords={(total) => <Trans>共 {total} 家</Trans>}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.enterpriseNo)}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的供应商`}>
            <EmptyState title={t`还没有供应商`}>
              {mayChange ? (
                <Trans>凭对方的统一社会信用代码添加后，就可以向其开立或转让链信。</Trans>
              ) : (
                <Trans>由经办岗或管理岗添加。</Trans>
              )}
            </EmptyState>
          </ListEmpty>
        }
        renderCard={(row) => <SupplierCard row={row} acts={rowActs(row)} />}
      />
      {acts.dialogs}
      {adding && <AddSupplierDialog onClose={() => setAdding(false)} onAdded={added} />}
      <SupplierSheet
        at={sheet}
        supplier={list.rows.find((row) => row.enterpriseNo === sheet.id)}
        acts={acts}
        onSaved={() => void list.refresh()}
      />
    </Page>
  );
}
