import { formatMoney } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ServiceMonth } from './service-words.ts';

/** Net, tax, gross and open amounts of a bill. */
export function ServiceFigures({ month }: { readonly month: ServiceMonth }) {
  const { t } = useLingui();
  return (
    <SummaryStrip
      aria-label={t`${{ month: month.month }} 账单汇总`}
      figures={[
        { id: 'amount', label: t`价税合计（元）`, value: formatMoney(month.amount) },
        { id: 'net', label: t`不含税金额（元）`, value: formatMoney(month.net) },
        { id: 'tax', label: t`税额（元）`, value: formatMoney(month.tax) },
        { id: 'unpaid', label: t`待缴（元）`, value: formatMoney(month.unpaid) },
      ]}
    />
  );
}
