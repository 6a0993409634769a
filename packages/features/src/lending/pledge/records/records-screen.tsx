import { contract, type PledgeDetail, type PledgeDraftId, type PledgeRow } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useList } from '../../../platform/lists/index.ts';
import { PlaceButton } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { ApplicationRecords, type RecordsKind } from '../../funding/index.ts';
import { PLEDGE_DETAIL } from '../detail/pledge-detail.tsx';
import { recordFilters } from './record-filters.ts';
import { PLEDGE_LOOK } from './record-look.ts';
import { usePledgeActs } from './use-pledge-acts.tsx';

/** Hidden by default for lack of space. */
const HIDDEN_AT_FIRST = ['issuer', 'pieceCount', 'coverage', 'submittedAt', 'valueOn', 'releasedOn', 'reason', 'maker'] as const;

const RECORDS: RecordsKind<PledgeRow, PledgeDetail, PledgeDraftId> = {
  detail: PLEDGE_DETAIL,
  form: 'pledge.apply',
  needs: 'pledge.make',
  calls: contract.pledge,
  words: {
    title: msg`质押记录`,
    apply: msg`申请质押`,
    noneFound: msg`没有符合条件的质押`,
    empty: msg`还没有质押记录`,
    emptyHint: msg`用持有的链信质押贷款后，在这里查看复核、担保、审批、放款、还款与解质进度。`,
  },
  look: PLEDGE_LOOK,
  columns: (of, translate) => [
    of.applicationNumber,
    of.lender,
    of.party(
      'guarantor',
      translate(msg`担保方`),
      ({ guarantor }) => guarantor?.name ?? translate(msg`无需担保`),
      ({ guarantor }) => guarantor === null,
    ),
    of.issuer,
    of.pieceCount(translate(msg`质押凭证（笔）`)),
    of.amountOf('pledged', translate(msg`质押额（元）`), (row) => row.pledged),
    of.amount(translate(msg`贷款额（元）`)),
    of.ratio('coverage', translate(msg`覆盖率`), (row) => row.coverage),
    of.annualRate,
    of.net,
    of.submittedAt,
    of.valueOn,
    of.dayOf('repayOn', translate(msg`还款日`), (row) => row.paysOn),
    { ...of.dayOf('releasedOn', translate(msg`解质日`), (row) => row.releasedOn), sortable: false, priority: 'low' },
    of.state,
    of.reason,
    of.maker,
  ],
};

/** The loans of this enterprise against a pledge. */
export function RecordsScreen() {
  const list = useList({ name: 'pledges', filters: recordFilters, hiddenAtFirst: HIDDEN_AT_FIRST });
  const acts = usePledgeActs(() => void list.refresh());
  const mayReview = usePermission('pledge.review');
  return (
    <ApplicationRecords
      kind={RECORDS}
      list={list}
      acts={acts}
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
    />
  );
}
