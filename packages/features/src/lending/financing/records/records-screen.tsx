import { contract, type FinancingDetail, type FinancingDraftId, type FinancingRow } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MoneyCell, useList } from '../../../platform/lists/index.ts';
import { PlaceButton, useQueryState } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { ApplicationRecords, type RecordsKind } from '../../funding/index.ts';
import { FINANCING_DETAIL } from '../detail/financing-detail.tsx';
import { ReviewView } from '../review/review-view.tsx';
import { recordFilters } from './record-filters.ts';
import { FINANCING_LOOK } from './record-look.ts';
import { useFinancingActs } from './use-financing-acts.ts';

const QUERY = { view: '' } as const;

/** Hidden by default for lack of space. */
const HIDDEN_AT_FIRST = ['issuer', 'pieceCount', 'reason', 'maker', 'submittedAt', 'valueOn'] as const;

const RECORDS: RecordsKind<FinancingRow, FinancingDetail, FinancingDraftId> = {
  detail: FINANCING_DETAIL,
  form: 'financing.apply',
  needs: 'financing.make',
  calls: contract.financing,
  words: {
    title: msg`融资记录`,
    apply: msg`申请融资`,
    noneFound: msg`没有符合条件的融资`,
    empty: msg`还没有融资记录`,
    emptyHint: msg`用持有的链信向资金方融资后，在这里查看复核、审批、签约与放款进度。`,
  },
  look: FINANCING_LOOK,
  columns: (of, translate) => [
    of.applicationNumber,
    of.lender,
    of.issuer,
    of.pieceCount(translate(msg`凭证数`)),
    of.amount(translate(msg`融资金额（元）`)),
    of.annualRate,
    {
      ...of.net,
      cell: (row) => (
        <>
          <MoneyCell amount={row.net} />
          {row.awaitsConsent && <span className="block text-xs text-caution-ink">{translate(msg`须开立方同意`)}</span>}
        </>
      ),
    },
    of.submittedAt,
    of.valueOn,
    of.disbursedOn,
    of.dueOn((row) => row.dueOn),
    of.state,
    of.reason,
    of.maker,
  ],
};

/** The financings of this enterprise, or its review queue. */
export function RecordsScreen() {
  const [{ view }] = useQueryState(QUERY);
  const mayReview = usePermission('financing.review');
  return view === 'review' && mayReview ? <ReviewView /> : <Records mayReview={mayReview} />;
}

function Records({ mayReview }: { readonly mayReview: boolean }) {
  const list = useList({ name: 'financings', filters: recordFilters, hiddenAtFirst: HIDDEN_AT_FIRST });
  const acts = useFinancingActs(() => void list.refresh());
  return (
    <ApplicationRecords
      kind={RECORDS}
      list={list}
      acts={acts}
      leads={
        mayReview && (
          <PlaceButton to="financing.records" query={{ view: 'review' }} intent="primary">
            <Trans>进入复核</Trans>
          </PlaceButton>
        )
      }
    />
  );
}
