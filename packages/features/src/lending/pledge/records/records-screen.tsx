import type { PledgeRow } from '@lianxin/api/contract';
import { PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApplicationRecords } from '../../funding/index.ts';
import { useActsCell, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton, usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { PledgeDrafts } from '../apply/pledge-drafts.tsx';
import { PledgeSheet } from '../detail/pledge-detail.tsx';
import { RecordCard } from './record-card.tsx';
import { RECORD_COLUMNS_HIDDEN, useRecordColumns } from './record-columns.tsx';
import { recordFilters } from './record-filters.ts';
import { usePledgeActs } from './use-pledge-acts.tsx';

/** What this enterprise borrowed on a pledge, or asked to: every application with where it stands and what can still be done. */
export function RecordsScreen() {
  const { t } = useLingui();
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
  const mayReview = usePermission('pledge.review');
  return (
    <ApplicationRecords
      title={t`质押记录`}
      list={list}
      columns={columns}
      sheet={sheet}
      leads={
        <>
          <PlaceButton to="treasury.repayments">
            <Trans>还款管理</Trans>
          </PlaceButton>
          {mayReview && (
            <PlaceButton to="pledge.review" intent="primary">
              <Trans>进入复核</Trans>
            </PlaceButton>
          )}
        </>
      }
      apply={
        mayApply ? (
          <PlaceButton to="pledge.apply" intent="primary" icon={<PlusIcon aria-hidden />}>
            <Trans>申请质押</Trans>
          </PlaceButton>
        ) : undefined
      }
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
