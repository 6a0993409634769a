import { Button, EmptyState, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DUE_FIRST, ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { CollectDialog } from './collect-dialog.tsx';
import { ReceivableCard } from './receivable-card.tsx';
import { ReceivableFigures } from './receivable-figures.tsx';
import { receivableFilters } from './receivable-filters.ts';
import { ReceivableSheet } from './receivable-sheet.tsx';
import type { Receivable } from './receivable-terms.ts';
import { RegisterDialog } from './register-dialog.tsx';
import { useReceivableActs } from './use-receivable-acts.ts';
import { RECEIVABLE_COLUMNS_HIDDEN, useReceivableColumns } from './use-receivable-columns.tsx';

type OpenDialog = { readonly what: 'register' } | { readonly what: 'collect'; readonly row: Receivable };

/** Vouchers held and registered receivables by delay, with suggested balance sheet items. */
export function ReceivablesScreen() {
  const { t } = useLingui();
  const { show } = useNotices();
  const at = useSheet();
  const mayMake = usePermission('dues.make');
  const [asking, setAsking] = useState<OpenDialog>();
  const list = useList({ name: 'receivables', filters: receivableFilters, order: DUE_FIRST, hiddenAtFirst: RECEIVABLE_COLUMNS_HIDDEN });
  const refresh = () => void list.refresh();
  const close = () => setAsking(undefined);
  const done = (words: string) => {
    close();
    show({ tone: 'positive', text: words, durationMs: DURATION_MS.success });
    refresh();
  };
  const acts = useReceivableActs({ collect: (row) => setAsking({ what: 'collect', row }), refresh });
  return (
    <ListPage
      title={t`应收账款`}
      sub={t`持有的链信，以及自行登记的应收款项`}
      actions={
        mayMake && (
          <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setAsking({ what: 'register' })}>
            <Trans>登记应收账款</Trans>
          </Button>
        )
      }
      figures={({ sums }) => <ReceivableFigures sums={sums} />}
      list={list}
      columns={useReceivableColumns()}
      label={t`应收账款`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.number}
      at={at}
      verbs={(row, view) => [view, ...acts.verbs(row)]}
      unfound={t`没有符合条件的应收账款`}
      empty={
        <EmptyState title={t`还没有应收账款`}>
          {mayMake ? (
            <Trans>签收的链信会自动列入；尚未开立为链信的应收款项，可以按销售发票登记。</Trans>
          ) : (
            <Trans>签收的链信会自动列入；其他应收款项由经办岗登记。</Trans>
          )}
        </EmptyState>
      }
      renderCard={(row, card) => <ReceivableCard row={row} {...card} />}
      sheet={(shown) => <ReceivableSheet at={at} shown={shown} sales={list.reply?.sales} verbs={acts.verbs} />}
    >
      {acts.dialogs}
      {asking?.what === 'register' && <RegisterDialog onClose={close} onDone={({ number }) => done(t`已登记应收账款 ${number}`)} />}
      {asking?.what === 'collect' && <CollectDialog row={asking.row} onClose={close} onDone={() => done(t`已标记收款`)} />}
    </ListPage>
  );
}
