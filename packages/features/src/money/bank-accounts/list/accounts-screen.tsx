import { isCoreEnterprise, isNotApproved } from '@lianxin/domain';
import { Button, EmptyState, Page, PageHeader, Panel, PlusIcon } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { AccountCard } from './account-card.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { accountFilters } from './account-filters.ts';
import { AccountSheet } from './account-sheet.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { useAccountActs } from './use-account-acts.tsx';

const DEFAULT_ACCOUNT_FIRST = msg`默认账户在前`;

/** Accounts of the enterprise: adding, verifying, choosing defaults, unbinding; with bank balances. */
export function AccountsScreen() {
  const { t } = useLingui();
  return <Accounts title={t`账户管理`} withBalances />;
}

/** Receiving accounts, for enterprises that only receive; core enterprises also pay from theirs. */
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
  readonly withBalances: boolean;
}

function Accounts({ title, withBalances }: AccountsProps) {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const mayAdd = usePermission('account.manage');
  const at = useSheet();
  const list = useList({ name: 'bankAccounts', filters: accountFilters, order: DEFAULT_ACCOUNT_FIRST });
  const refresh = () => void list.refresh();
  const acts = useAccountActs({ sheet: at, withBalances, refresh });

  return (
    <ListPage
      title={title}
      actions={
        mayAdd && (
          <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setAdding(true)}>
            <Trans>添加账户</Trans>
          </Button>
        )
      }
      list={list}
      columns={useAccountColumns(withBalances)}
      label={t`银行账户`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.accountNumber}
      totalWords={(total) => <Trans>共 {total} 个</Trans>}
      at={at}
      verbs={(row, view) => [view, ...acts.rowVerbs(row)]}
      unfound={t`没有符合条件的账户`}
      empty={
        <EmptyState title={t`还没有银行账户`}>
          {mayAdd ? <Trans>添加对公账户并通过小额验证后，就可以用于收款和付款。</Trans> : <Trans>由管理岗添加。</Trans>}
        </EmptyState>
      }
      renderCard={(row, card) => <AccountCard row={row} withBalance={withBalances} acts={card.acts} />}
      sheet={<AccountSheet at={at} verbs={acts.sheetVerbs} withBalances={withBalances} onChanged={refresh} />}
    >
      {acts.dialogs}
      {adding && (
        <AddAccountDialog
          onClose={() => setAdding(false)}
          onAdded={({ id }) => {
            setAdding(false);
            refresh();
            // Verification is the next step.
            at.open(id, 'check');
          }}
        />
      )}
    </ListPage>
  );
}
