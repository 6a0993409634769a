import { EmptyState } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { FeeCard } from './fee-card.tsx';
import { FeeFigures } from './fee-figures.tsx';
import { feeFilters } from './fee-filters.ts';
import { FeeSheet } from './fee-sheet.tsx';
import { TermsPanel } from './terms/terms-panel.tsx';
import { useFeeActs } from './use-fee-acts.tsx';
import { FEE_COLUMNS_HIDDEN, useFeeColumns } from './use-fee-columns.tsx';

/** The fees that a lender or a guarantor receives or passes on, and their rates. */
export function FeesScreen() {
  const { t } = useLingui();
  const at = useSheet();
  const list = useList({ name: 'lendingFees', filters: feeFilters, hiddenAtFirst: FEE_COLUMNS_HIDDEN });
  const acts = useFeeActs(() => void list.refresh());
  return (
    <ListPage
      title={t`费用管理`}
      sub={t`本企业作为贷款方或担保方应收、应付的费用`}
      // The platform's own charges are paid on another page.
      places={[['fees.payments', t`缴费管理`]]}
      above={<FeeFigures />}
      list={list}
      columns={useFeeColumns()}
      label={t`费用明细`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.applicationNumber}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), view]}
      unfound={t`没有符合条件的费用`}
      empty={<EmptyState title={t`还没有费用`}>{t`融资和质押申请提交到本企业后，相关费用会出现在这里。`}</EmptyState>}
      renderCard={(row, card) => <FeeCard row={row} acts={card.acts} />}
      sheet={(shown) => <FeeSheet at={at} shown={shown} verbs={acts.verbs} />}
    >
      {acts.dialogs}
      <TermsPanel />
    </ListPage>
  );
}
