import { Button, EmptyState, Page, PageHeader, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListEmpty, ListView, useActsCell, useList, useListedRow, useSheet, type List } from '../../../platform/lists/index.ts';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { CollectDialog } from './collect-dialog.tsx';
import { ReceivableCard } from './receivable-card.tsx';
import { ReceivableFigures } from './receivable-figures.tsx';
import { receivableFilters } from './receivable-filters.ts';
import { ReceivableSheet } from './receivable-sheet.tsx';
import type { Receivable, ReceivablePage } from './receivable-terms.ts';
import { RegisterDialog } from './register-dialog.tsx';
import { useReceivableActs } from './use-receivable-acts.ts';
import { RECEIVABLE_COLUMNS_HIDDEN, useReceivableColumns } from './use-receivable-columns.tsx';

/** A page of a list is one of receivables: it has their sums. */
const isReceivablePage = (reply: List<Receivable>['reply']): reply is ReceivablePage => reply !== undefined && 'sales' in reply;

type Asking = { readonly what: 'register' } | { readonly what: 'collect'; readonly row: Receivable };

/** What the enterprise is owed: the vouchers that it holds and what it registered besides, by how late it is, with the line of the books it belongs under. */
export function ReceivablesScreen() {
  const { t } = useLingui();
  const { show } = useNotices();
  const sheet = useSheet();
  const mayMake = usePermission('dues.make');
  const [asking, setAsking] = useState<Asking>();
  const list = useList({ name: 'receivables', filters: receivableFilters, hiddenAtFirst: RECEIVABLE_COLUMNS_HIDDEN });
  const refresh = () => void list.refresh();
  const close = () => setAsking(undefined);
  const done = (words: string) => {
    close();
    show({ tone: 'positive', text: words, durationMs: DURATION_MS.success });
    refresh();
  };
  const acts = useReceivableActs({ collect: (row) => setAsking({ what: 'collect', row }), refresh });
  const rowActs = useActsCell<Receivable>({
    name: ({ number }) => number,
    verbs: (row) => [{ id: 'view', label: t`详情`, run: () => sheet.open(row.id) }, ...acts.verbs(row)],
  });
  const columns = useReceivableColumns(rowActs);
  const shown = useListedRow(list, sheet.id, ({ id }) => id);
  const page = isReceivablePage(list.reply) ? list.reply : undefined;
  const register = mayMake && (
    <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setAsking({ what: 'register' })}>
      <Trans>登记应收账款</Trans>
    </Button>
  );
  return (
    <Page header={<PageHeader title={t`应收账款`} sub={t`持有的链信，以及自行登记的应收款项`} actions={register} />}>
      {page && <ReceivableFigures sums={page.sums} />}
      <ListView
        list={list}
        columns={columns}
        label={t`应收账款`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.number}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的应收账款`}>
            <EmptyState title={t`还没有应收账款`}>
              {mayMake ? (
                <Trans>签收的链信会自动列入；尚未开立为链信的应收款项，可以按销售发票登记。</Trans>
              ) : (
                <Trans>签收的链信会自动列入；其他应收款项由经办岗登记。</Trans>
              )}
            </EmptyState>
          </ListEmpty>
        }
        renderCard={(row) => <ReceivableCard row={row} acts={rowActs(row)} open={() => sheet.open(row.id)} />}
      />
      {acts.dialogs}
      {asking?.what === 'register' && <RegisterDialog onClose={close} onDone={({ number }) => done(t`已登记应收账款 ${number}`)} />}
      {asking?.what === 'collect' && <CollectDialog row={asking.row} onClose={close} onDone={() => done(t`已标记收款`)} />}
      <ReceivableSheet at={sheet} shown={shown} sales={page?.sales} verbs={acts.verbs} />
    </Page>
  );
}
