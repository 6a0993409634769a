import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, subtractFen, type CivilDate, type Fen } from '@lianxin/domain';
import { Banner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';

export interface PayoutPlanNoteProps {
  readonly amount: Fen;
  readonly paidOn: CivilDate;
}

/** A warning about a payout that would exceed the lender's plan for the week or the month. */
export function PayoutPlanNote({ amount, paidOn }: PayoutPlanNoteProps) {
  const { t } = useLingui();
  const mayRead = usePermission('plan.read');
  const { data = [] } = useEndpoint(contract.capitalPlan.afterPayout, mayRead ? { on: paidOn, amount } : null, { quiet: true });
  return data
    .filter(({ level }) => level === 'breached')
    .map(({ period, first, last, planned, after }) => {
      const name = period === 'week' ? t`周资金计划` : t`月资金计划`;
      const [whole, out, over] = [formatMoney(planned), formatMoney(after), formatMoney(subtractFen(after, planned))];
      return (
        <Banner key={period} tone="caution">
          <Trans>
            超出{name}：{first} 至 {last} 计划流出 {whole} 元，放款后共流出 {out} 元，超出 {over} 元。
          </Trans>
        </Banner>
      );
    });
}
