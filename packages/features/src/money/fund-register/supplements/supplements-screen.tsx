import { contract } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { Button, EmptyState, Page, PageHeader, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListEmpty, ListView, useActsCell, useList, useSheet, type List } from '../../../platform/lists/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { SubmitSheet } from './submit-sheet.tsx';
import { SupplementCard } from './supplement-card.tsx';
import { supplementFilters } from './supplement-filters.ts';
import { SupplementSheet } from './supplement-sheet.tsx';
import type { Supplement, SupplementDetail, SupplementPage } from './supplement-terms.ts';
import { useSupplementActs } from './use-supplement-acts.ts';
import { useSupplementColumns } from './use-supplement-columns.tsx';

/** A page of a list is one of supplements: it has the business day. */
const isSupplementPage = (reply: List<Supplement>['reply']): reply is SupplementPage => reply !== undefined && 'today' in reply;

/** What the administrator adds to the fund register by hand, and how far each is. */
export function SupplementsScreen() {
  const { t } = useLingui();
  const client = useClient();
  const mayAdd = usePermission('fund.make');
  const [adding, setAdding] = useState<{ readonly returned?: SupplementDetail }>();
  const sheet = useSheet();
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
  const rowActs = useActsCell<Supplement>({
    name: ({ applicationNumber }) => applicationNumber,
    verbs: (row) => [...acts.verbs(row), { id: 'view', label: t`详情`, run: () => sheet.open(row.id) }],
  });
  const columns = useSupplementColumns(rowActs);
  return (
    <Page
      header={
        <PageHeader
          title={t`资金登记簿补录`}
          sub={t`线下收付由管理岗补录，审核岗复核后入账`}
          actions={
            mayAdd && (
              <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setAdding({})}>
                <Trans>新增补录</Trans>
              </Button>
            )
          }
        />
      }
    >
      <ListView
        list={list}
        columns={columns}
        label={t`资金登记簿补录`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.applicationNumber}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的补录`}>
            <EmptyState title={t`还没有补录`}>
              <Trans>平台之外的收付可以补录，附回单和原因，由审核岗复核后进入登记簿。</Trans>
            </EmptyState>
          </ListEmpty>
        }
        renderCard={(row) => <SupplementCard row={row} acts={rowActs(row)} />}
      />
      {acts.dialogs}
      {adding && (
        <SubmitSheet
          today={isSupplementPage(list.reply) ? list.reply.today : undefined}
          {...adding}
          onClose={() => setAdding(undefined)}
          onDone={() => {
            setAdding(undefined);
            refresh();
          }}
        />
      )}
      <SupplementSheet at={sheet} verbs={acts.verbs} />
    </Page>
  );
}
