import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { HandedIn } from '../../../applications/application/index.ts';
import type { Submitted } from '../../funding/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';

export interface SubmittedResultProps {
  readonly sent: Submitted<RequestOf<typeof contract.pledge.apply>, ResponseOf<typeof contract.pledge.apply>>;
  /** Who is asked to answer for it; undefined where nobody has to. */
  readonly guarantorName: string | undefined;
  readonly onAgain: () => void;
}

/** What was applied for, under which number, and what happens until the money is there and the pledge is released. */
export function SubmittedResult({ sent: { answer, request, net, lenderName }, guarantorName, onAgain }: SubmittedResultProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const { applicationNumber } = answer;
  const { repayOn } = request;
  const pledged = formatMoney(request.pledged);
  const expected = formatMoney(net);
  return (
    <HandedIn
      amount={request.amount}
      told={
        <Trans>
          申请 {applicationNumber}，质押 {pledged} 元，资金方 {lenderName}，预计到账净额 {expected} 元。
        </Trans>
      }
      holds={t`凭证金额和发票已预占`}
      next={[
        ...(guarantorName === undefined
          ? []
          : [
              {
                key: 'guarantee',
                title: t`${guarantorName}受理并签署担保文件`,
                detail: t`可能要求补件；担保费由本企业在放款前缴纳`,
              },
            ]),
        {
          key: 'approve',
          title: t`${lenderName}受理与审批`,
          detail: t`可能要求补件；未获批准的，凭证恢复为正常持有`,
        },
        {
          key: 'disburse',
          title: t`办理质押登记并放款`,
          detail: t`款项由资金方直接付到收款账户，凭证转为已质押`,
        },
        {
          key: 'repay',
          title: t`还款与解质`,
          detail: t`${repayOn} 前还清本息，注销登记后凭证恢复可用`,
        },
      ]}
      acts={
        <>
          {place('pledge.records') !== undefined && (
            <Button intent="primary" onClick={() => goTo('pledge.records', { id: answer.id })}>
              <Trans>查看进度</Trans>
            </Button>
          )}
          <Button onClick={onAgain}>
            <Trans>再质押一笔</Trans>
          </Button>
        </>
      }
    />
  );
}
