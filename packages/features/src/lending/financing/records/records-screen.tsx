import type { FinancingRow } from '@lianxin/api/contract';
import { PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApplicationRecords, ApplicationSheet } from '../../funding/index.ts';
import { useActsCell, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton, usePlace, useQueryState } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { FinancingDrafts } from '../apply/financing-drafts.tsx';
import { FINANCING_DETAIL } from '../detail/financing-detail.tsx';
import { ReviewView } from '../review/review-view.tsx';
import { RecordCard } from './record-card.tsx';
import { RECORD_COLUMNS_HIDDEN, useRecordColumns } from './record-columns.tsx';
import { recordFilters } from './record-filters.ts';
import { useFinancingActs } from './use-financing-acts.tsx';

const QUERY = { view: '' } as const;

/** What this enterprise asked to be financed; its reviewer decides in the same place. */
export function RecordsScreen() {
  const [{ view }] = useQueryState(QUERY);
  const mayReview = usePermission('financing.review');
  return view === 'review' && mayReview ? <ReviewView /> : <Records mayReview={mayReview} />;
}

/** Every application with where it stands and what can still be done. */
function Records({ mayReview }: { readonly mayReview: boolean }) {
  const { t } = useLingui();
  const place = usePlace();
  const sheet = useSheet();
  const list = useList({ name: 'financings', filters: recordFilters, hiddenAtFirst: RECORD_COLUMNS_HIDDEN });
  const acts = useFinancingActs(() => void list.refresh());
  const rowActs = useActsCell<FinancingRow>({
    name: ({ applicationNumber }) => applicationNumber,
    verbs: (row) => [...acts.verbs(row), { id: 'view', label: t`详情`, run: () => sheet.open(row.id) }],
  });
  const columns = useRecordColumns(rowActs);
  const mayApply = usePermission('financing.make') && place('financing.apply') !== undefined;
  return (
    <ApplicationRecords
      title={t`融资记录`}
      list={list}
      columns={columns}
      sheet={sheet}
      leads={
        mayReview && (
          <PlaceButton to="financing.records" query={{ view: 'review' }} intent="primary">
            <Trans>进入复核</Trans>
          </PlaceButton>
        )
      }
      apply={
        mayApply ? (
          <PlaceButton to="financing.apply" intent="primary" icon={<PlusIcon aria-hidden />}>
            <Trans>申请融资</Trans>
          </PlaceButton>
        ) : undefined
      }
      unfound={t`没有符合条件的融资`}
      empty={{ title: t`还没有融资记录`, text: t`用持有的链信向资金方融资后，在这里查看复核、审批、签约与放款进度。` }}
      renderCard={(row) => <RecordCard row={row} acts={rowActs(row)} />}
    >
      {mayApply && <FinancingDrafts />}
      {acts.dialogs}
      <ApplicationSheet kind={FINANCING_DETAIL} at={sheet} verbs={acts.verbsInView} />
    </ApplicationRecords>
  );
}
