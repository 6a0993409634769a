import { contract } from '@lianxin/api/contract';
import { prefetch, useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney, shanghaiMinute, statesWaitingFor, ZERO_FEN } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { checkWords } from '../../../platform/terms/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { ReviewDesk, useClosedByChecks, useInView, useQueueQuery, WAITING } from '../../../applications/review/index.ts';
import { ReviewDetail } from './review-detail.tsx';
import { RowNote } from './row-note.tsx';
import { useReviewVerbs } from './use-review-verbs.ts';

/** The reviewer's queue of applications to issue or void. */
export function ReviewScreen() {
  const { t, i18n } = useLingui();
  const asked = useQueueQuery();
  const waiting = useEndpoint(
    contract.issuance.list,
    { ...asked.request, states: statesWaitingFor('issuance', 'own', 'reviewer') },
    WAITING,
  );
  const { run: review } = useAction(contract.issuance.review, { quiet: true });
  const verbs = useReviewVerbs(review);
  const { current } = useInView(asked, waiting);
  const { data: detail } = useEndpoint(contract.issuance.get, current ? { id: current.id } : null, { quiet: true });
  const closedByChecks = useClosedByChecks((check) => checkWords(check, i18n));
  return (
    <ReviewDesk
      asked={asked}
      waiting={waiting}
      words={{
        title: t`开立审核`,
        waiting: t`待复核`,
        search: t`接收方、编号`,
        empty: { title: t`没有待复核的开立`, text: t`经办岗提交开立或作废申请后，会出现在这里。` },
        noneFound: t`没有符合条件的申请`,
        later: t`新的申请到达时，这里会自动出现，菜单上也有红点提醒。`,
      }}
      prefetch={(client, { id }) => prefetch(client, contract.issuance.get, { id })}
      reviewer={usePermission('issuance.review')}
      isOpen={({ acts }) => acts.includes('pass') || acts.includes('voidApprove')}
      numberOf={(row) => row.applicationNumber}
      item={(row) => ({
        title: row.recipient?.name ?? '—',
        amount: row.amount === null ? '—' : formatMoney(row.amount),
        meta: `${row.makerName}　${row.submittedAt ? shanghaiMinute(row.submittedAt).slice(5) : ''}`,
        note: <RowNote row={row} />,
        aloneReason: row.state === 'voidAwaitingReview' ? t`作废申请逐笔复核` : undefined,
      })}
      detail={({ id }, content) => <ReviewDetail id={id} content={content} />}
      verbs={(row) => verbs(row, detail?.id === row.id ? closedByChecks(detail.checks) : undefined)}
      batch={{
        title: t`批量通过开立申请`,
        doneWord: t`已通过，等待签收`,
        consequence: (count, total) => (
          <Trans>
            共 {count} 笔，合计 {total} 元。通过后逐笔开立付款承诺，由接收方签收；每笔单独签名、单独提交。
          </Trans>
        ),
        sheetOf: ({ batchNumber }) => batchNumber,
        batchable: (row) => row.acts.includes('pass'),
        amountOf: (row) => row.amount ?? ZERO_FEN,
        itemOf: ({ id, version, applicationNumber }) => ({
          title: applicationNumber,
          request: { act: 'issuanceReview', subjectId: id, version },
        }),
        send: ({ id, version }, signature) => review({ id, version, decision: 'pass', signature }),
      }}
    />
  );
}
