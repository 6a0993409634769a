import { isCoreEnterprise } from '@lianxin/domain';
import { Button, EmptyState, PlusIcon, UploadIcon, UserPlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { AddSupplierDialog } from './add-supplier-dialog.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ImportSuppliers } from './lazy-import.ts';
import { NamingsPanel } from './namings-panel.tsx';
import { SupplierCard } from './supplier-card.tsx';
import { useSupplierColumns } from './supplier-columns.tsx';
import { supplierFilters } from './supplier-filters.ts';
import { SupplierSheet } from './supplier-sheet.tsx';
import type { Supplier } from './supplier-terms.ts';
import { useOpenSupplier } from './use-open-supplier.ts';
import { useSupplierActs } from './use-supplier-acts.tsx';

/** Columns hidden by default, and those for issuers only. The state column shows what is not certified or not signed. */
const OF_ISSUER_TOO = ['size', 'certified', 'agreed', 'accountCount', 'occupied'];
const OF_ISSUER = ['size', 'quota', 'occupied', 'usualTermDays', 'certified', 'agreed'];

/** Suppliers of this enterprise, the only possible recipients of vouchers. */
export function SuppliersScreen() {
  const { t } = useLingui();
  const { show } = useNotices();
  const [opened, setOpened] = useState<'add' | 'invite' | 'import'>();
  const at = useSheet();
  const mayChange = usePermission('supplier.manage');
  const viewer = useViewer();
  const isCore = viewer !== undefined && isCoreEnterprise(viewer);
  const list = useList({ name: 'suppliers', filters: supplierFilters, order: 'name', hiddenAtFirst: isCore ? OF_ISSUER_TOO : OF_ISSUER });
  const open = useOpenSupplier(list, at.id);
  const acts = useSupplierActs(() => void list.refresh());

  const added = ({ name, creditCode }: Supplier) => {
    setOpened(undefined);
    show({ tone: 'positive', text: t`已添加供应商${name}`, durationMs: DURATION_MS.success });
    // Search for the added supplier to show it, whatever the order.
    list.setFilters({ search: creditCode, state: '' });
    void list.refresh();
  };
  const imported = (count: number) => {
    setOpened(undefined);
    show({ tone: 'positive', text: t`已添加 ${count} 家供应商`, durationMs: DURATION_MS.success });
  };
  const invite = (words: ReactNode) => (
    <Button icon={<UserPlusIcon aria-hidden />} onClick={() => setOpened('invite')}>
      {words}
    </Button>
  );

  return (
    <ListPage
      title={t`供应商管理`}
      actions={
        mayChange && (
          <>
            {invite(<Trans>邀请供应商</Trans>)}
            <Button icon={<UploadIcon aria-hidden />} onClick={() => setOpened('import')}>
              <Trans>从表格导入</Trans>
            </Button>
            <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setOpened('add')}>
              <Trans>添加供应商</Trans>
            </Button>
          </>
        )
      }
      above={
        <>
          <NamingsPanel />
          <InvitationsPanel />
        </>
      }
      list={list}
      columns={useSupplierColumns()}
      label={t`供应商`}
      rowKey={(row) => row.enterpriseNo}
      rowLabel={(row) => row.name}
      totalWords={(total) => <Trans>共 {total} 家</Trans>}
      at={at}
      verbs={(row, view) => [view, ...acts.verbs(row)]}
      unfound={t`没有符合条件的供应商`}
      empty={
        <EmptyState title={t`还没有供应商`} action={mayChange ? invite(<Trans>邀请第一个供应商</Trans>) : undefined}>
          {mayChange ? (
            <Trans>已在平台注册的，凭统一社会信用代码添加，多家可从表格导入；还没有注册的，发链接邀请。</Trans>
          ) : (
            <Trans>由经办岗或管理岗添加。</Trans>
          )}
        </EmptyState>
      }
      renderCard={(row, card) => <SupplierCard row={row} acts={card.acts} />}
      sheet={<SupplierSheet at={at} supplier={open} acts={acts} onSaved={() => void list.refresh()} />}
    >
      {acts.dialogs}
      {opened === 'add' && <AddSupplierDialog onClose={() => setOpened(undefined)} onAdded={added} onInvite={() => setOpened('invite')} />}
      {opened === 'import' && (
        <Suspense>
          <ImportSuppliers onClose={() => setOpened(undefined)} onAdded={() => void list.refresh()} onAll={imported} />
        </Suspense>
      )}
      {opened === 'invite' && <InviteDialog onClose={() => setOpened(undefined)} />}
    </ListPage>
  );
}
