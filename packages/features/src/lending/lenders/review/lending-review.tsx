import { contract, type PledgeRow } from '@lianxin/api/contract';
import { prefetch, useEndpoint } from '@lianxin/api/react';
import { formatMoney, formatRatioPercent, shanghaiMinute } from '@lianxin/domain';
import { ArrowLeftIcon, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { TermBadge } from '../../../platform/lists/index.ts';
import { useGoTo } from '../../../platform/navigation/index.ts';
import { ReviewDesk, useQueueQuery, WAITING } from '../../../applications/review/index.ts';
import { PLEDGE_APPLICATION_TERMS } from '../../../platform/terms/index.ts';
import { ReviewedApplication } from '../../funding/index.ts';
import { PLEDGE_DETAIL } from '../../pledge/index.ts';
import { RiskPanel } from '../risk/risk-panel.tsx';
import type { LendingPart } from '../pledges/lending-part.ts';
import { useLendingVerbs } from './use-lending-verbs.tsx';

/** The queue of a lender's or guarantor's reviewer: applications, guarantees to sign, and repayments to confirm. */
export function LendingReview({ part }: { readonly part: LendingPart }) {
  const { t } = useLingui();
  const asked = useQueueQuery('repayOn');
  const waiting = useEndpoint(contract.pledge.list, { ...asked.request, part, waitingForMe: true }, WAITING);
  const { verbs, dialog } = useLendingVerbs();
  return (
    <>
      <ReviewDesk
        asked={asked}
        wayBack={<ToPledges part={part} />}
        waiting={waiting}
        words={{
          title: t`审批质押`,
          waiting: t`待审批的质押`,
          search: t`申请编号、凭证编号或融资企业`,
          empty: { title: t`没有待审批的质押`, text: t`经办岗受理申请、融资企业登记还款后，会出现在这里。` },
          noneFound: t`没有符合条件的质押`,
          later: t`新的申请到达时，这里会自动出现，工作台上也有待办。`,
        }}
        prefetch={(client, { id }) => {
          prefetch(client, contract.pledge.get, { id });
          prefetch(client, contract.pledge.risk, { id });
        }}
        reviewer
        isOpen={(row) => verbs(row).length > 0}
        orders={[
          { value: 'repayOn', label: t`还款日最近` },
          { value: 'submittedAt', label: t`最早提交` },
          { value: '-amount', label: t`金额最大` },
        ]}
        numberOf={(row) => row.applicationNumber}
        item={(row) => ({
          title: row.holder.name,
          amount: formatMoney(row.repaying ?? row.amount),
          meta: `${row.applicationNumber}　${shanghaiMinute(row.submittedAt).slice(5)}`,
          note: <WaitingNote row={row} />,
        })}
        detail={({ id }, content) => (
          <ReviewedApplication kind={PLEDGE_DETAIL} id={id} content={content} beside={(pledge) => <RiskPanel id={pledge.id} />} />
        )}
        verbs={verbs}
      />
      {dialog}
    </>
  );
}

/** The link back to the list. */
function ToPledges({ part }: { readonly part: LendingPart }) {
  const goTo = useGoTo();
  return (
    <TextLink asChild>
      <button type="button" onClick={() => goTo('lending.pledges', { part })}>
        <ArrowLeftIcon aria-hidden size={14} />
        <Trans>质押管理</Trans>
      </button>
    </TextLink>
  );
}

/** The kind of decision, and the coverage. */
function WaitingNote({ row }: { readonly row: PledgeRow }) {
  const coverage = formatRatioPercent(row.coverage);
  return (
    <span className="inline-flex items-center gap-3 tabular-nums">
      <TermBadge term={PLEDGE_APPLICATION_TERMS[row.state]} />
      <span>
        <Trans>覆盖率 {coverage}%</Trans>
      </span>
    </span>
  );
}
