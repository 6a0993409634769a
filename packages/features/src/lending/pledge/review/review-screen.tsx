import { contract, type PledgeDetail, type PledgeRow } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney, statesWaitingFor } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueueQuery, WAITING } from '../../../applications/review/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { ApplicationReview, useReturnVerb, type ReviewKind, type ReviewStage } from '../../funding/index.ts';
import { PLEDGE_DETAIL } from '../detail/pledge-detail.tsx';

const REVIEW: ReviewKind<PledgeRow, PledgeDetail> = {
  detail: PLEDGE_DETAIL,
  calls: contract.pledge,
  returning: ({ applicationNumber, lenderName: lender, makerName }) => ({
    title: msg`退回质押 ${applicationNumber}`,
    facts: msg`向${lender}贷款，由 ${makerName} 提交`,
    consequence: msg`退回后由经办岗修改后重新提交或删除，凭证解除占用。`,
    reason: msg`贷款成本偏高`,
  }),
  passing: ({ pledged: fen, guarantor, lenderName }) => {
    const pledged = formatMoney(fen);
    const next = guarantor?.name ?? lenderName;
    return { next, consequence: msg`通过后 ${pledged} 元的凭证用于质押，申请提交${next}；受理前仍可撤回。` };
  },
};

/** The borrower's review queue: applications, repayments and releases. Others can only read it. */
export function ReviewScreen() {
  const { t } = useLingui();
  const asked = useQueueQuery('repayOn');
  const reviewer = usePermission('pledge.review');
  const which = reviewer ? { waitingForMe: true } : { states: statesWaitingFor('pledge', 'own', 'reviewer') };
  const release = useReleaseStage();
  return (
    <ApplicationReview
      kind={REVIEW}
      asked={asked}
      found={useEndpoint(contract.pledge.list, { ...asked.request, ...which }, WAITING)}
      reviewer={reviewer}
      words={{
        title: t`质押审核`,
        waiting: t`待复核的质押`,
        search: t`申请编号、凭证编号或名称`,
        empty: { title: t`没有待复核的质押`, text: t`经办岗提交申请、登记还款或申请解质后，会出现在这里。` },
        noneFound: t`没有符合条件的质押`,
        batch: t`批量通过质押申请`,
        batchDone: t`已通过，提交担保方或资金方`,
        repaymentAlone: release.aloneReason,
      }}
      consequence={(count, total) => (
        <Trans>
          共 {count} 笔，贷款合计 {total} 元。通过后逐笔提交担保方或资金方，受理前仍可撤回；每笔单独签名、单独提交。
        </Trans>
      )}
      orders={[
        { value: 'repayOn', label: t`还款日最近` },
        { value: 'submittedAt', label: t`最早提交` },
        { value: '-amount', label: t`金额最大` },
      ]}
      dueWords={({ paysOn }) => <Trans>{paysOn} 还款</Trans>}
      ownStage={({ state }) => (state === 'awaitingRelease' ? release : undefined)}
    />
  );
}

/** The review of a release that the operator has requested. */
function useReleaseStage(): ReviewStage<PledgeRow> {
  const { t } = useLingui();
  const { run: review } = useAction(contract.pledge.reviewRelease, { quiet: true });
  const returning = useReturnVerb();
  return {
    act: 'releaseConfirm',
    tag: t`解质复核`,
    aloneReason: t`还款和解质逐笔复核`,
    enteredLater: true,
    verbs: ({ applicationNumber, id, version, pledged, feeUnpaid }) => {
      const about = { amount: `¥ ${formatMoney(pledged)}`, facts: t`贷款已还清` };
      return [
        returning({
          done: t`${applicationNumber} 的解质已退回经办岗`,
          ask: { ...about, title: t`退回解质 ${applicationNumber}`, consequence: t`退回后凭证仍在质押中，由经办岗重新申请。` },
          send: (reason) => review({ id, version, decision: 'return', reason }),
        }),
        {
          label: t`确认解质`,
          hotkey: 'A',
          intent: 'primary',
          done: t`${applicationNumber} 的解质已确认，等待注销登记`,
          asks: 'yes',
          ask: {
            ...about,
            title: t`确认解质 ${applicationNumber}`,
            consequence:
              feeUnpaid === null
                ? t`确认后由登记方注销登记，凭证恢复可转让、可融资。`
                : t`确认后由登记方注销登记，凭证恢复可转让、可融资。担保费 ${{ fee: formatMoney(feeUnpaid) }} 元尚未缴纳，解质后仍须缴纳。`,
            confirmLabel: t`确认解质`,
          },
          send: () => review({ id, version, decision: 'confirm' }),
        },
      ];
    },
  };
}
