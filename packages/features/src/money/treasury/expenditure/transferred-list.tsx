import { EmptyState } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { ListEmpty, ListView, useActsCell, useList, useSheet } from '../../../platform/lists/index.ts';
import { TRANSFER_TERMS } from '../../../platform/terms/index.ts';
import { TransferCard, transferFilters, TransferSheet, useTransferActs, type TransferRow } from '../../../vouchers/transfer/index.ts';
import { useSpentColumns, type SpentColumns } from './use-spent-columns.tsx';

const SPENT: SpentColumns<TransferRow> = {
  movedAt: (row) => row.signedAt ?? row.submittedAt,
  number: (row) => row.childNumber ?? row.sourceNumber,
  payee: (row) => row.recipient.name,
  amount: (row) => row.amount,
  dueOn: (row) => row.dueOn,
  term: (row) => TRANSFER_TERMS[row.state],
};

/** What was passed on to suppliers: withdrawn and urged from here as from its records. */
export function TransferredList() {
  const { t } = useLingui();
  const sheet = useSheet();
  const list = useList({ name: 'transferredLedger', filters: transferFilters });
  const acts = useTransferActs(() => void list.refresh());
  const rowActs = useActsCell<TransferRow>({
    name: ({ transferNumber }) => transferNumber,
    verbs: (row) => [...acts.verbs(row), { id: 'view', label: t`详情`, run: () => sheet.open(row.id) }],
  });
  const columns = useSpentColumns(SPENT, t`转让`, rowActs);
  return (
    <>
      <ListView
        list={list}
        columns={columns}
        label={t`转让支出`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.transferNumber}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        renderCard={(row) => <TransferCard row={row} acts={rowActs(row)} />}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的转让`}>
            <EmptyState title={t`还没有转让支出`}>{t`把持有的链信转让给供应商后，记在这里。`}</EmptyState>
          </ListEmpty>
        }
      />
      {acts.dialogs}
      <TransferSheet at={sheet} acts={acts} />
    </>
  );
}
