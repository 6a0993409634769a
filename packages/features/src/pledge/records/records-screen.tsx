import type { PledgeRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { ApplicationRecords } from '../../funding/index.ts';
import { useActsCell, useList, useSheet } from '../../lists/index.ts';
import { useGoTo, usePlace } from '../../navigation/index.ts';
import { usePermission } from '../../permission/index.ts';
import { PledgeDrafts } from '../apply/pledge-drafts.tsx';
import { PledgeSheet } from '../detail/pledge-sheet.tsx';
import { RecordCard } from './record-card.tsx';
import { RECORD_COLUMNS_HIDDEN, useRecordColumns } from './record-columns.tsx';
import { recordFilters } from './record-filters.ts';
import { usePledgeActs } from './use-pledge-acts.tsx';

/** What this enterprise borrowed on a pledge, or asked to: every application with where it stands and what can still be done. */
export function RecordsScreen() {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const sheet = useSheet();
  const list = useList({ name: 'pledges', filters: recordFilters, hiddenAtFirst: RECORD_COLUMNS_HIDDEN });
  const acts = usePledgeActs(() => void list.refresh());
  const rowActs = useActsCell<PledgeRow>({
    name: ({ applicationNumber }) => applicationNumber,
    verbs: (row) => [...acts.verbs(row), { id: 'view', label: t`详情`, run: () => sheet.open(row.id) }],
  });
  const columns = useRecordColumns(rowActs);
  const mayApply = usePermission('pledge.make') && place('pledge.apply') !== undefined;
  const mayReview = usePermission('pledge.review') && place('pledge.review') !== undefined;
  return (
    <ApplicationRecords
      title={t`质押记录`}
      list={list}
      columns={columns}
      sheet={sheet}
      onReview={mayReview ? () => goTo('pledge.review') : undefined}
      apply={mayApply ? { label: t`申请质押`, start: () => goTo('pledge.apply') } : undefined}
      unfound={t`没有符合条件的质押`}
      empty={{
        title: t`还没有质押记录`,
        text: t`用持有的链信质押贷款后，在这里查看复核、担保、审批、放款、还款与解质进度。`,
      }}
      renderCard={(row) => <RecordCard row={row} acts={rowActs(row)} />}
    >
      {mayApply && <PledgeDrafts />}
      {acts.dialogs}
      <PledgeSheet at={sheet} verbs={acts.verbs} />
    </ApplicationRecords>
  );
}
