import { EmptyState, Page, PageHeader } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListEmpty, ListView, useActsCell, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton } from '../../../platform/navigation/index.ts';
import { FeeCard } from './fee-card.tsx';
import { FeeFigures } from './fee-figures.tsx';
import { feeFilters } from './fee-filters.ts';
import { FeeSheet } from './fee-sheet.tsx';
import type { Fee } from './fee-words.ts';
import { TermsPanel } from './terms/terms-panel.tsx';
import { useFeeActs } from './use-fee-acts.ts';
import { FEE_COLUMNS_HIDDEN, useFeeColumns } from './use-fee-columns.tsx';

/** The fees that a lender or a guarantor receives and pays on, and at what rates. */
export function FeesScreen() {
  const { t } = useLingui();
  return (
    <Page
      header={
        <PageHeader
          title={t`费用管理`}
          sub={t`本企业作为贷款方或担保方应收、应付的费用`}
          // What the platform asks of the enterprise itself is paid elsewhere.
          actions={
            <PlaceButton to="fees.payments">
              <Trans>缴费管理</Trans>
            </PlaceButton>
          }
        />
      }
    >
      <FeeFigures />
      <FeeList />
      <TermsPanel />
    </Page>
  );
}

/** Every fee with how far it is and what can still be done. */
function FeeList() {
  const { t } = useLingui();
  const sheet = useSheet();
  const list = useList({ name: 'lendingFees', filters: feeFilters, hiddenAtFirst: FEE_COLUMNS_HIDDEN });
  const acts = useFeeActs(() => void list.refresh());
  const rowActs = useActsCell<Fee>({
    name: ({ applicationNumber }) => applicationNumber,
    verbs: (row) => [...acts.verbs(row), { id: 'view', label: t`详情`, run: () => sheet.open(row.id) }],
  });
  const columns = useFeeColumns(rowActs);
  return (
    <>
      <ListView
        list={list}
        columns={columns}
        label={t`费用明细`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.applicationNumber}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的费用`}>
            <EmptyState title={t`还没有费用`}>
              <Trans>融资和质押申请提交到本企业后，相关费用会出现在这里。</Trans>
            </EmptyState>
          </ListEmpty>
        }
        renderCard={(row) => <FeeCard row={row} acts={rowActs(row)} />}
      />
      {acts.dialogs}
      <FeeSheet at={sheet} fee={list.rows.find(({ id }) => id === sheet.id)} loading={list.loading} verbs={acts.verbs} />
    </>
  );
}
