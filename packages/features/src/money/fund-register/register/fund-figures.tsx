import { formatMoney } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { FundPage } from './fund-terms.ts';

/** Opening balance, income, expenditure and closing balance of the period. */
export function FundFigures({ sums }: Pick<FundPage, 'sums'>) {
  const { t } = useLingui();
  const { opening, inflow, outflow, closing } = sums;
  return (
    <SummaryStrip
      aria-label={t`期间收支`}
      figures={[
        { id: 'opening', label: t`期初余额（元）`, value: formatMoney(opening) },
        { id: 'inflow', label: t`本期收入（元）`, value: formatMoney(inflow) },
        { id: 'outflow', label: t`本期支出（元）`, value: formatMoney(outflow) },
        { id: 'closing', label: t`期末余额（元）`, value: formatMoney(closing) },
      ]}
    />
  );
}
