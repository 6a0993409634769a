import { contract, type FinancingDetail, type FinancingRow } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { ArrowLeftIcon, TextLink } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Titled } from '../../../applications/application/index.ts';
import { useQueueQuery, WAITING } from '../../../applications/review/index.ts';
import { useGoTo } from '../../../platform/navigation/index.ts';
import { ApplicationReview, useReturnVerb, type ReviewKind, type ReviewStage } from '../../funding/index.ts';
import { FinancingClauses } from '../agreeing/contract-terms.tsx';
import { FINANCING_DETAIL } from '../detail/financing-detail.tsx';

const REVIEW: ReviewKind<FinancingRow, FinancingDetail> = {
  detail: FINANCING_DETAIL,
  calls: contract.financing,
  returning: ({ applicationNumber, lenderName: lender, makerName }) => ({
    title: msg`退回融资 ${applicationNumber}`,
    facts: msg`向${lender}融资，由 ${makerName} 提交`,
    consequence: msg`退回后由经办岗修改后重新提交或删除，凭证金额回到正常持有。`,
    reason: msg`融资成本偏高`,
  }),
  passing: ({ amount: fen, lenderName: lender }) => {
    const amount = formatMoney(fen);
    return { next: lender, consequence: msg`通过后 ${amount} 元的融资申请提交${lender}，并占用其对开立方的额度；受理前仍可撤回。` };
  },
};

/** The reviewer's queue: applications, contracts that the operator has signed, and repayments. */
export function ReviewView() {
  const { t } = useLingui();
  const goTo = useGoTo();
  const asked = useQueueQuery();
  const signed = useContractStage();
  return (
    <ApplicationReview
      kind={REVIEW}
      asked={asked}
      found={useEndpoint(contract.financing.list, { ...asked.request, waitingForMe: true }, WAITING)}
      reviewer
      wayBack={
        <TextLink asChild>
          <button type="button" onClick={() => goTo('financing.records')}>
            <ArrowLeftIcon aria-hidden size={14} />
            <Trans>融资记录</Trans>
          </button>
        </TextLink>
      }
      words={{
        title: t`融资审核`,
        waiting: t`待复核的融资`,
        search: t`申请编号或凭证编号`,
        empty: { title: t`没有待复核的融资`, text: t`经办岗提交申请、签署合同或登记还款后，会出现在这里。` },
        noneFound: t`没有符合条件的融资`,
        batch: t`批量通过融资申请`,
        batchDone: t`已通过，提交资金方`,
        repaymentAlone: t`还款逐笔复核`,
      }}
      consequence={(count, total) => (
        <Trans>
          共 {count} 笔，合计 {total} 元。通过后逐笔提交资金方，资金方受理前仍可撤回；每笔单独签名、单独提交。
        </Trans>
      )}
      dueWords={({ dueOn }) => <Trans>{dueOn} 到期</Trans>}
      ownStage={({ state }) => (state === 'awaitingContract' ? signed : undefined)}
      clauses={({ state, recourse, lenderName }) =>
        state === 'awaitingContract' && (
          <Titled title={<Trans>融资合同要点</Trans>}>
            <FinancingClauses recourse={recourse} lenderName={lenderName} />
          </Titled>
        )
      }
    />
  );
}

/** The review of a contract that the operator has signed. */
function useContractStage(): ReviewStage<FinancingRow> {
  const { t } = useLingui();
  const { run: review } = useAction(contract.financing.reviewContract, { quiet: true });
  const returning = useReturnVerb();
  return {
    act: 'contractConfirm',
    tag: t`签约复核`,
    aloneReason: t`合同逐笔复核`,
    enteredLater: false,
    verbs: ({ applicationNumber, id, version, amount, lenderName: lender, makerName }) => [
      returning({
        done: t`${applicationNumber} 的签约已退回经办岗`,
        ask: {
          title: t`退回签约 ${applicationNumber}`,
          amount: `¥ ${formatMoney(amount)}`,
          facts: t`与${lender}签约，由 ${makerName} 提交`,
          consequence: t`退回后由经办岗重新签署或撤回申请，凭证仍在融资中。`,
          suggestions: [t`合同条款需要核实`, t`收款账户需要核实`],
        },
        send: (reason) => review({ id, version, decision: 'return', reason }),
      }),
      {
        label: t`确认并签名`,
        hotkey: 'A',
        intent: 'primary',
        done: t`${applicationNumber} 的合同已签署`,
        asks: 'signature',
        ask: {
          request: { act: 'financingContractConfirm', subjectId: id, version },
          verb: t`确认签约`,
          consequence: t`确认后本企业与${{ lender }}的融资合同签署完成；各方签署后，债权转让给${{ lender }}，由其登记并放款。`,
        },
        send: (signature) => review({ id, version, decision: 'pass', signature }),
      },
    ],
  };
}
