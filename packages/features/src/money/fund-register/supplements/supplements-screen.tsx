import { contract } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { Button, EmptyState, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { SubmitSheet } from './submit-sheet.tsx';
import { SupplementCard } from './supplement-card.tsx';
import { supplementFilters } from './supplement-filters.ts';
import { SupplementSheet } from './supplement-sheet.tsx';
import type { SupplementDetail } from './supplement-terms.ts';
import { useSupplementActs } from './use-supplement-acts.ts';
import { useSupplementColumns } from './use-supplement-columns.tsx';

/** Manual entries of the administrator with their states. */
export function SupplementsScreen() {
  const { t } = useLingui();
  const client = useClient();
  const mayAdd = usePermission('fund.make');
  const [adding, setAdding] = useState<{ readonly returned?: SupplementDetail }>();
  const at = useSheet();
  const list = useList({ name: 'fundSupplements', filters: supplementFilters });
  const refresh = () => void list.refresh();
  const acts = useSupplementActs({
    edit: ({ id }) =>
      void client.call(contract.fundRegister.supplement, { id }).then(
        (returned) => setAdding({ returned }),
        () => undefined,
      ),
    refresh,
  });
  return (
    <ListPage
      title={t`资金登记簿补录`}
      sub={t`线下收付由管理岗补录，审核岗复核后入账`}
      actions={
        mayAdd && (
          <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setAdding({})}>
            <Trans>新增补录</Trans>
          </Button>
        )
      }
      list={list}
      columns={useSupplementColumns()}
      label={t`资金登记簿补录`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.applicationNumber}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), view]}
      unfound={t`没有符合条件的补录`}
      empty={<EmptyState title={t`还没有补录`}>{t`平台之外的收付可以补录，附回单和原因，由审核岗复核后进入登记簿。`}</EmptyState>}
      renderCard={(row, card) => <SupplementCard row={row} acts={card.acts} />}
      sheet={<SupplementSheet at={at} verbs={acts.verbs} />}
    >
      {acts.dialogs}
      {adding && (
        <SubmitSheet
          today={list.reply?.today}
          {...adding}
          onClose={() => setAdding(undefined)}
          onDone={() => {
            setAdding(undefined);
            refresh();
          }}
        />
      )}
    </ListPage>
  );
}
