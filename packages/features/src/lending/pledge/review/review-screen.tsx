import { contract, type PledgeRow } from '@lianxin/api/contract';
import { prefetch, useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney, formatRatePercent, shanghaiMinute, statesWaitingFor } from '@lianxin/domain';
import { Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';
import { ReviewDesk, useInView, useQueueQuery, WAITING } from '../../../applications/review/index.ts';
import { ReviewedApplication } from '../../funding/index.ts';
import { PLEDGE_DETAIL } from '../detail/pledge-detail.tsx';
import { allowOwnRepayment, isDecidable, stageOf } from './review-stage.ts';
import { useReviewVerbs } from './use-review-verbs.ts';

/** What waits for the reviewer of the enterprise that pledges: applications, repayments to be authorised, and releases. Others read what was applied for. */
export function ReviewScreen() {
  const { t } = useLingui();
  const asked = useQueueQuery();
  const reviewer = usePermission('pledge.review');
  const which = reviewer ? { waitingForMe: true } : { states: statesWaitingFor('pledge', 'own', 'reviewer') };
  const found = useEndpoint(contract.pledge.list, { ...asked.request, ...which }, WAITING);
  const waiting = { ...found, data: found.data && { ...found.data, list: found.data.list.map(allowOwnRepayment) } };
  const { current } = useInView(asked, waiting);
  const { data: detail } = useEndpoint(contract.pledge.get, current ? { id: current.id } : null, { quiet: true });
  const { run: review } = useAction(contract.pledge.review, { quiet: true });
  const verbs = useReviewVerbs();
  return (
    <ReviewDesk
      asked={asked}
      waiting={waiting}
      words={{
        title: t`担保审核`,
        waiting: t`待复核的质押`,
        search: t`申请编号、凭证编号或名称`,
        empty: { title: t`没有待复核的质押`, text: t`经办岗提交申请、登记还款或申请解质后，会出现在这里。` },
        noneFound: t`没有符合条件的质押`,
        later: t`新的申请到达时，这里会自动出现，菜单上也有红点提醒。`,
      }}
      prefetch={(client, { id }) => prefetch(client, contract.pledge.get, { id })}
      reviewer={reviewer}
      isOpen={isDecidable}
      orders={[
        { value: 'submittedAt', label: t`最早提交` },
        { value: '-amount', label: t`金额最大` },
        { value: 'repayOn', label: t`还款日最近` },
      ]}
      item={(row) => ({
        title: row.lenderName,
        amount: formatMoney(row.amount),
        meta: `${row.makerName}　${shanghaiMinute(row.submittedAt).slice(5)}`,
        note: <RowNote row={row} />,
        aloneReason: stageOf(row) === 'application' ? undefined : t`还款和解质逐笔复核`,
      })}
      detail={({ id }, content) => <ReviewedApplication kind={PLEDGE_DETAIL} id={id} content={content} />}
      verbs={(row) => verbs(row, detail)}
      batch={{
        title: t`批量通过质押申请`,
        doneWord: t`已通过，提交担保方或资金方`,
        consequence: (count, total) => (
          <Trans>
            共 {count} 笔，贷款合计 {total} 元。通过后逐笔提交担保方或资金方，受理前仍可撤回；每笔单独签名、单独提交。
          </Trans>
        ),
        batchable: ({ acts }) => acts.includes('pass'),
        amountOf: (row) => row.amount,
        itemOf: ({ id, version, applicationNumber }) => ({
          title: applicationNumber,
          request: { act: 'pledgeReview', subjectId: id, version },
        }),
        send: ({ id, version }, signature) => review({ id, version, decision: 'pass', signature }),
      }}
    />
  );
}

/** What stands out of an item: that it is a repayment or a release, or its rate and the day on which it is to be paid back. */
function RowNote({ row }: { readonly row: PledgeRow }) {
  const rate = formatRatePercent(row.annualRate);
  const { repayOn } = row;
  const stage = stageOf(row);
  if (stage !== 'application') return <Tag tone="info">{stage === 'repayment' ? <Trans>还款复核</Trans> : <Trans>解质复核</Trans>}</Tag>;
  return (
    <span className="inline-flex gap-3 tabular-nums">
      <span>{rate}%</span>
      <span>
        <Trans>{repayOn} 还款</Trans>
      </span>
    </span>
  );
}
