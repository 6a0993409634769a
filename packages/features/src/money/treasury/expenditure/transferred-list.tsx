import { EmptyState } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { TRANSFER_TERMS } from '../../../platform/terms/index.ts';
import {
  COMPLETED,
  TransferCard,
  transferFilters,
  TransferSheet,
  useTransferActs,
  type TransferRow,
} from '../../../vouchers/transfer/index.ts';
import { SPENT_COLUMNS_HIDDEN, useSpentColumns, type SpentColumns } from './use-spent-columns.tsx';

const SPENT: SpentColumns<TransferRow> = {
  movedAt: (row) => row.signedAt ?? row.submittedAt,
  number: (row) => row.childNumber ?? row.sourceNumber,
  payee: (row) => row.recipient.name,
  amount: (row) => row.amount,
  dueOn: (row) => row.dueOn,
  term: (row) => TRANSFER_TERMS[row.state],
};

/** Transfers to suppliers, with the acts of the records. */
export function TransferredList() {
  const { t } = useLingui();
  const at = useSheet();
  const list = useList({ name: 'transferredLedger', filters: transferFilters, hiddenAtFirst: SPENT_COLUMNS_HIDDEN });
  const acts = useTransferActs(() => void list.refresh());
  return (
    <ListPage
      list={list}
      columns={useSpentColumns(SPENT, t`转让`)}
      label={t`转让支出`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.transferNumber}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), view]}
      totalNote={COMPLETED}
      renderCard={(row, card) => <TransferCard row={row} acts={card.acts} />}
      unfound={t`没有符合条件的转让`}
      empty={<EmptyState title={t`还没有转让支出`}>{t`把持有的链信转让给供应商后，记在这里。`}</EmptyState>}
      sheet={<TransferSheet at={at} acts={acts} />}
    >
      {acts.dialogs}
    </ListPage>
  );
}
