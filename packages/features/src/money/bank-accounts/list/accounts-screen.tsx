import { isCoreEnterprise, isNotApproved } from '@lianxin/domain';
import { Button, EmptyState, Page, PageHeader, Panel, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListEmpty, ListView, useActsCell, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { AccountCard } from './account-card.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { accountFilters } from './account-filters.ts';
import { AccountSheet } from './account-sheet.tsx';
import type { Account } from './account-terms.ts';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { useAccountActs } from './use-account-acts.tsx';

/** The accounts of the enterprise: added, proved, made the default, unbound; what their banks say is on them. */
export function AccountsScreen() {
  const { t } = useLingui();
  return <Accounts title={t`账户管理`} withBalances />;
}

/** The accounts that the enterprise is paid to, for those who only receive; a core enterprise pays from them too. */
export function ReceivingAccountsScreen() {
  const { t } = useLingui();
  const viewer = useViewer();
  const title = viewer !== undefined && isCoreEnterprise(viewer) ? t`账户管理` : t`收款账户管理`;
  if (viewer !== undefined && isNotApproved(viewer))
    return (
      <Page header={<PageHeader title={title} />}>
        <Panel>
          <EmptyState title={t`企业还在审核`}>
            <Trans>审核通过并完成小额验证后，可以在这里添加和管理账户。</Trans>
          </EmptyState>
        </Panel>
      </Page>
    );
  return <Accounts title={title} withBalances={false} />;
}

interface AccountsProps {
  readonly title: string;
  /** Shows what banks say of the balances, and their statements. */
  readonly withBalances: boolean;
}

function Accounts({ title, withBalances }: AccountsProps) {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const mayAdd = usePermission('account.manage');
  const sheet = useSheet();
  const list = useList({ name: 'bankAccounts', filters: accountFilters });
  const refresh = () => void list.refresh();
  const acts = useAccountActs({ sheet, withBalances, refresh });
  const rowActs = useActsCell<Account>({
    name: ({ accountNumber }) => accountNumber,
    verbs: (row) => [{ id: 'view', label: t`详情`, run: () => sheet.open(row.id) }, ...acts.rowVerbs(row)],
  });
  const columns = useAccountColumns({ withBalances, acts: rowActs });
  const add = mayAdd && (
    <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setAdding(true)}>
      <Trans>添加账户</Trans>
    </Button>
  );

  return (
    <Page
      header={
        <PageHeader
          title={title}
          actions={
            <>
              {withBalances && (
                <PlaceButton to="credit.lines">
                  <Trans>授信额度</Trans>
                </PlaceButton>
              )}
              <PlaceButton to="bankAccounts.funds">
                <Trans>渠道资金</Trans>
              </PlaceButton>
              {add}
            </>
          }
        />
      }
    >
      <ListView
        list={list}
        columns={columns}
        label={t`银行账户`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.accountNumber}
        totalWords={(total) => <Trans>共 {total} 个</Trans>}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的账户`}>
            <EmptyState title={t`还没有银行账户`}>
              {mayAdd ? <Trans>添加对公账户并通过小额验证后，就可以用于收款和付款。</Trans> : <Trans>由管理岗添加。</Trans>}
            </EmptyState>
          </ListEmpty>
        }
        renderCard={(row) => <AccountCard row={row} withBalance={withBalances} acts={rowActs(row)} />}
      />
      {acts.dialogs}
      {adding && (
        <AddAccountDialog
          onClose={() => setAdding(false)}
          onAdded={({ id }) => {
            setAdding(false);
            refresh();
            // The next thing to do with it is to prove it.
            sheet.open(id, 'check');
          }}
        />
      )}
      <AccountSheet at={sheet} verbs={acts.sheetVerbs} withBalances={withBalances} onChanged={refresh} />
    </Page>
  );
}
