import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { HandedIn } from '../../../applications/application/index.ts';
import type { Submitted } from '../../funding/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';

export interface SubmittedResultProps {
  readonly sent: Submitted<RequestOf<typeof contract.financing.apply>, ResponseOf<typeof contract.financing.apply>>;
  readonly onAgain: () => void;
  /** Goes on with the vouchers that make another application; undefined where there are none. */
  readonly onRest: (() => void) | undefined;
}

/** What was applied for, under which number, and what happens until the money is there. */
export function SubmittedResult({ sent: { answer, request, net, lenderName }, onAgain, onRest }: SubmittedResultProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const { applicationNumber } = answer;
  const expected = formatMoney(net);
  return (
    <HandedIn
      amount={request.amount}
      told={
        <Trans>
          申请 {applicationNumber}，资金方 {lenderName}，预计到账净额 {expected} 元。
        </Trans>
      }
      holds={t`凭证金额和发票已预占`}
      next={[
        {
          key: 'approve',
          title: t`${lenderName}受理与审批`,
          detail: t`可能要求补件；未获批准的，凭证恢复为正常持有`,
        },
        {
          key: 'contract',
          title: t`签署融资合同`,
          detail: t`本企业经办岗与审核岗先后签署，资金方会签`,
        },
        {
          key: 'disburse',
          title: t`登记并放款`,
          detail: t`款项由资金方直接付到收款账户，凭证转为已融资`,
        },
      ]}
      acts={
        <>
          {onRest && (
            <Button intent="primary" onClick={onRest}>
              <Trans>接着申请其余凭证</Trans>
            </Button>
          )}
          {place('financing.records') !== undefined && (
            <Button intent={onRest ? 'line' : 'primary'} onClick={() => goTo('financing.records', { id: answer.id })}>
              <Trans>查看进度</Trans>
            </Button>
          )}
          <Button onClick={onAgain}>
            <Trans>再融一笔</Trans>
          </Button>
        </>
      }
    />
  );
}
