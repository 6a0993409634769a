import { contract } from '@lianxin/api/contract';
import { prefetch, useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney, shanghaiMinute, statesWaitingFor } from '@lianxin/domain';
import { Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';
import { ReviewDesk, useQueueQuery, WAITING } from '../../../applications/review/index.ts';
import { ReviewDetail } from './review-detail.tsx';
import { useReviewVerbs } from './use-review-verbs.ts';

export function ReviewScreen() {
  const { t } = useLingui();
  const asked = useQueueQuery();
  const waiting = useEndpoint(
    contract.transfer.listOutgoing,
    { ...asked.request, states: statesWaitingFor('transfer', 'own', 'reviewer') },
    WAITING,
  );
  const { run: review } = useAction(contract.transfer.review, { quiet: true });
  const verbs = useReviewVerbs(review);
  return (
    <ReviewDesk
      asked={asked}
      waiting={waiting}
      words={{
        title: t`转让审核`,
        waiting: t`待复核的转让`,
        search: t`被转让人、编号`,
        empty: { title: t`没有待复核的转让`, text: t`经办岗提交转让或撤回申请后，会出现在这里。` },
        noneFound: t`没有符合条件的转让`,
        later: t`新的转让提交时，这里会自动出现，菜单上也有红点提醒。`,
      }}
      prefetch={(client, { id }) => prefetch(client, contract.transfer.get, { id })}
      reviewer={usePermission('transfer.review')}
      isOpen={({ acts }) => acts.includes('pass') || acts.includes('withdrawApprove')}
      numberOf={(row) => row.transferNumber}
      item={(row) => ({
        title: row.recipient.name,
        amount: formatMoney(row.amount),
        meta: `${row.makerName}　${row.submittedAt === null ? '' : shanghaiMinute(row.submittedAt).slice(5)}`,
        note: row.state === 'withdrawalAwaitingReview' ? <Withdrawal /> : <DueOn day={row.dueOn} />,
        aloneReason: row.state === 'withdrawalAwaitingReview' ? t`撤回申请逐笔复核` : undefined,
      })}
      detail={({ id }, content) => <ReviewDetail id={id} content={content} />}
      verbs={verbs}
      batch={{
        title: t`批量通过转让`,
        doneWord: t`已通过，等待签收`,
        consequence: (count, total) => (
          <Trans>
            共 {count} 笔，合计 {total} 元。通过后债权逐笔转给被转让人，由其签收，签收前仍可申请撤回；每笔单独签名、单独提交。
          </Trans>
        ),
        sheetOf: ({ batchNumber }) => batchNumber,
        batchable: (row) => row.acts.includes('pass'),
        amountOf: (row) => row.amount,
        itemOf: ({ id, version, transferNumber }) => ({
          title: transferNumber,
          request: { act: 'transferReview', subjectId: id, version },
        }),
        send: ({ id, version }, signature) => review({ id, version, decision: 'pass', signature }),
      }}
    />
  );
}

/** Marks a withdrawal in the queue. */
const Withdrawal = () => (
  <Tag tone="caution">
    <Trans context="状态">申请撤回</Trans>
  </Tag>
);

function DueOn({ day: on }: { readonly day: string }) {
  return (
    <span className="tabular-nums">
      <Trans>{on} 到期</Trans>
    </span>
  );
}
