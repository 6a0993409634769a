import { contract, type FinancingDetail, type FinancingRow } from '@lianxin/api/contract';
import { prefetch, useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney, formatRatePercent, shanghaiMinute } from '@lianxin/domain';
import { ArrowLeftIcon, Tag, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGoTo } from '../../../platform/navigation/index.ts';
import { ReviewDesk, useInView, useQueueQuery, WAITING } from '../../../applications/review/index.ts';
import { Titled } from '../../../applications/application/index.ts';
import { ReviewedApplication } from '../../funding/index.ts';
import { FinancingClauses } from '../agreeing/contract-terms.tsx';
import { FINANCING_DETAIL } from '../detail/financing-detail.tsx';
import { isPaidOut } from '../stages.ts';
import { useReviewVerbs } from './use-review-verbs.ts';

/** What waits for this enterprise's reviewer: applications to be handed to a lender, contracts that the operator has signed, and repayments. */
export function ReviewView() {
  const { t } = useLingui();
  const asked = useQueueQuery();
  const found = useEndpoint(contract.financing.list, { ...asked.request, waitingForMe: true }, WAITING);
  // Whoever applied may authorise a repayment of another; their own the server leaves out.
  const waiting = { ...found, data: found.data && { ...found.data, list: found.data.list.map(allowOwnRepayment) } };
  const { current } = useInView(asked, waiting);
  const { data: detail } = useEndpoint(contract.financing.get, current ? { id: current.id } : null, { quiet: true });
  const { run: review } = useAction(contract.financing.review, { quiet: true });
  const { run: reviewContract } = useAction(contract.financing.reviewContract, { quiet: true });
  const { run: reviewRepayment } = useAction(contract.financing.reviewRepayment, { quiet: true });
  const verbs = useReviewVerbs({ review, reviewContract, reviewRepayment });
  return (
    <ReviewDesk
      asked={asked}
      wayBack={<WayBack />}
      waiting={waiting}
      words={{
        title: t`融资审核`,
        waiting: t`待复核的融资`,
        search: t`申请编号或凭证编号`,
        empty: { title: t`没有待复核的融资`, text: t`经办岗提交申请、签署合同或登记还款后，会出现在这里。` },
        noneFound: t`没有符合条件的融资`,
        later: t`新的申请到达时，这里会自动出现，菜单上也有红点提醒。`,
      }}
      prefetch={(client, { id }) => prefetch(client, contract.financing.get, { id })}
      reviewer
      isOpen={({ acts }) => acts.includes('pass') || acts.includes('contractConfirm') || acts.includes('repayAuthorise')}
      item={(row) => ({
        title: row.lenderName,
        amount: formatMoney(row.amount),
        meta: `${row.makerName}　${shanghaiMinute(row.submittedAt).slice(5)}`,
        note: <RowNote row={row} />,
        aloneReason: row.state === 'awaitingContract' ? t`合同逐笔复核` : isPaidOut(row) ? t`还款逐笔复核` : undefined,
      })}
      detail={({ id }, content) => <ReviewedApplication kind={FINANCING_DETAIL} id={id} content={content} clauses={contractClauses} />}
      verbs={(row) => verbs(row, detail)}
      batch={{
        title: t`批量通过融资申请`,
        doneWord: t`已通过，提交资金方`,
        consequence: (count, total) => (
          <Trans>
            共 {count} 笔，合计 {total} 元。通过后逐笔提交资金方，资金方受理前仍可撤回；每笔单独签名、单独提交。
          </Trans>
        ),
        batchable: ({ acts }) => acts.includes('pass'),
        amountOf: (row) => row.amount,
        itemOf: ({ id, version, applicationNumber }) => ({
          title: applicationNumber,
          request: { act: 'financingReview', subjectId: id, version },
        }),
        send: ({ id, version }, signature) => review({ id, version, decision: 'pass', signature }),
      }}
    />
  );
}

/** What the contract binds to, while it is to be confirmed. */
const contractClauses = ({ state, recourse, lenderName }: FinancingDetail) =>
  state === 'awaitingContract' && (
    <Titled title={<Trans>融资合同要点</Trans>}>
      <FinancingClauses recourse={recourse} lenderName={lenderName} />
    </Titled>
  );

/** Back to the records that the queue is a view of. */
function WayBack() {
  const goTo = useGoTo();
  return (
    <TextLink asChild>
      <button type="button" onClick={() => goTo('financing.records')}>
        <ArrowLeftIcon aria-hidden size={14} />
        <Trans>融资记录</Trans>
      </button>
    </TextLink>
  );
}

/** A row by who entered what is reviewed of it. */
const allowOwnRepayment = (row: FinancingRow): FinancingRow => (isPaidOut(row) ? { ...row, isOwn: false } : row);

/** What stands out of an item: that it is a contract or a repayment, or its rate and due date. */
function RowNote({ row }: { readonly row: FinancingRow }) {
  const rate = formatRatePercent(row.annualRate);
  const { dueOn } = row;
  if (row.state === 'awaitingContract' || isPaidOut(row))
    return <Tag tone="info">{isPaidOut(row) ? <Trans>还款复核</Trans> : <Trans>签约复核</Trans>}</Tag>;
  return (
    <span className="inline-flex gap-3 tabular-nums">
      <span>{rate}%</span>
      <span>
        <Trans>{dueOn} 到期</Trans>
      </span>
    </span>
  );
}
