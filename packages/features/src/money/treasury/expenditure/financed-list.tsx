import type { FinancingRow } from '@lianxin/api/contract';
import { EmptyState } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { FINANCING_LOOK, financingFilters } from '../../../lending/financing/index.ts';
import { ApplicationCard, PAID_OUT } from '../../../lending/funding/index.ts';
import { ListPage, useList } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';
import { SPENT_COLUMNS_HIDDEN, useSpentColumns, type SpentColumns } from './use-spent-columns.tsx';

const SPENT: SpentColumns<FinancingRow> = {
  movedAt: (row) => row.submittedAt,
  number: (row) => row.applicationNumber,
  payee: (row) => row.lenderName,
  amount: (row) => row.amount,
  dueOn: (row) => row.dueOn,
  term: (row) => FINANCING_TERMS[row.state],
};

/** Pieces bought by lenders, or offered to them; more is in the records. */
export function FinancedList() {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const list = useList({ name: 'financedLedger', filters: financingFilters, hiddenAtFirst: SPENT_COLUMNS_HIDDEN });
  return (
    <ListPage
      list={list}
      columns={useSpentColumns(SPENT, t`融资`)}
      label={t`融资支出`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.applicationNumber}
      verbs={({ id }) =>
        place('financing.records') === undefined ? [] : [{ id: 'view', label: t`详情`, run: () => goTo('financing.records', { id }) }]
      }
      totalNote={PAID_OUT}
      renderCard={(row, card) => <ApplicationCard look={FINANCING_LOOK} row={row} acts={card.acts} />}
      unfound={t`没有符合条件的融资`}
      empty={<EmptyState title={t`还没有融资支出`}>{t`把持有的链信融资给资金方后，记在这里。`}</EmptyState>}
    />
  );
}
