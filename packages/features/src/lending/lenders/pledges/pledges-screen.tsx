import { EmptyState, LoadingRegion, Page, PageHeader, Segmented, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton, useGoTo, useQueryState } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { PAID_OUT } from '../../funding/index.ts';
import { useLendingActs } from '../acts/use-lending-acts.tsx';
import { LendingReview } from '../review/lending-review.tsx';
import { LendingSheet } from './lending-sheet.tsx';
import { useLendingPart, type LendingPart } from './lending-part.ts';
import { PledgeCard } from './pledge-card.tsx';
import { PLEDGE_COLUMNS_HIDDEN, usePledgeColumns } from './pledge-columns.tsx';
import { pledgeFilters } from './pledge-filters.ts';
import { emptyWordsOf } from './pledge-tabs.ts';
import { ToSignBanner } from './to-sign-banner.tsx';

const LISTS: Readonly<Record<LendingPart, string>> = { funder: 'pledgesLentOn', guarantor: 'pledgesGuaranteed' };

const QUERY = { view: '' } as const;

/** The loans that this enterprise gives or guarantees, or the review queue. */
export function PledgesScreen() {
  const [{ view }] = useQueryState(QUERY);
  const mayReview = usePermission('lending.review');
  const lending = useLendingPart();
  if (view === 'review' && mayReview) return lending.loading ? <Waiting /> : <LendingReview key={lending.part} part={lending.part} />;
  return <Pledges lending={lending} mayReview={mayReview} />;
}

const Waiting = () => (
  <LoadingRegion>
    <SkeletonText lines={8} />
  </LoadingRegion>
);

interface PledgesProps {
  readonly lending: ReturnType<typeof useLendingPart>;
  readonly mayReview: boolean;
}

function Pledges({ lending: { part, both, loading, setPart }, mayReview }: PledgesProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  return (
    <Page
      header={
        <PageHeader
          title={t`质押管理`}
          sub={part === 'guarantor' ? t`由本企业担保的质押贷款` : t`由本企业放款的质押贷款`}
          actions={
            <>
              {both && (
                <Segmented
                  name="lending-part"
                  label={t`本企业是`}
                  value={part}
                  onValueChange={setPart}
                  options={[
                    { value: 'funder', label: t`贷款方` },
                    { value: 'guarantor', label: t`担保方` },
                  ]}
                />
              )}
              {/* A lender that bought vouchers receives the payment at maturity; other lenders do not have this page. */}
              {part === 'funder' && (
                <PlaceButton to="settlement.receipts">
                  <Trans>到期收款</Trans>
                </PlaceButton>
              )}
              {mayReview && (
                <PlaceButton to="lending.pledges" query={{ part, view: 'review' }} intent="primary">
                  <Trans>进入审批</Trans>
                </PlaceButton>
              )}
            </>
          }
        />
      }
    >
      {mayReview && !loading && part === 'guarantor' && <ToSignBanner onShow={() => goTo('lending.pledges', { part, state: 'signing' })} />}
      {loading ? <Waiting /> : <PledgeList key={part} part={part} />}
    </Page>
  );
}

function PledgeList({ part }: { readonly part: LendingPart }) {
  const { t, i18n } = useLingui();
  const at = useSheet();
  const list = useList({ name: LISTS[part], filters: pledgeFilters[part], hiddenAtFirst: PLEDGE_COLUMNS_HIDDEN });
  const acts = useLendingActs(() => void list.refresh());
  const onlyTab = list.filtersSet.every((name) => name === 'state');
  const words = emptyWordsOf(list.filters.state);

  return (
    <ListPage
      list={list}
      columns={usePledgeColumns()}
      label={t`质押`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.applicationNumber}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), view]}
      unfound={onlyTab ? undefined : t`没有符合条件的质押`}
      empty={<EmptyState title={i18n._(words.title)}>{i18n._(words.text)}</EmptyState>}
      totalNote={PAID_OUT}
      renderCard={(row, card) => <PledgeCard row={row} acts={card.acts} />}
      sheet={<LendingSheet at={at} verbs={acts.verbs} />}
    >
      {acts.dialogs}
    </ListPage>
  );
}
