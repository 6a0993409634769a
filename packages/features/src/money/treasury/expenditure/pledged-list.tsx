import type { PledgeRow } from '@lianxin/api/contract';
import { EmptyState } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { ListPage, useList } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { ApplicationCard, PAID_OUT } from '../../../lending/funding/index.ts';
import { PLEDGE_LOOK, pledgeFilters } from '../../../lending/pledge/index.ts';
import { PLEDGE_APPLICATION_TERMS } from '../../../platform/terms/index.ts';
import { SPENT_COLUMNS_HIDDEN, useSpentColumns, type SpentColumns } from './use-spent-columns.tsx';

const SPENT: SpentColumns<PledgeRow> = {
  movedAt: (row) => row.submittedAt,
  number: (row) => row.applicationNumber,
  payee: (row) => row.lenderName,
  amount: (row) => row.pledged,
  dueOn: (row) => row.repayOn,
  term: (row) => PLEDGE_APPLICATION_TERMS[row.state],
};

/** Pieces pledged for loans, which stay this enterprise's but cannot be transferred. */
export function PledgedList() {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const list = useList({ name: 'pledgedLedger', filters: pledgeFilters, hiddenAtFirst: SPENT_COLUMNS_HIDDEN });
  return (
    <ListPage
      list={list}
      columns={useSpentColumns(SPENT, t`质押`)}
      label={t`质押支出`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.applicationNumber}
      verbs={({ id }) =>
        place('pledge.records') === undefined ? [] : [{ id: 'view', label: t`详情`, run: () => goTo('pledge.records', { id }) }]
      }
      totalNote={PAID_OUT}
      renderCard={(row, card) => <ApplicationCard look={PLEDGE_LOOK} row={row} acts={card.acts} />}
      unfound={t`没有符合条件的质押`}
      empty={<EmptyState title={t`还没有质押支出`}>{t`用持有的链信质押贷款后，记在这里。`}</EmptyState>}
    />
  );
}
