import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, ZERO_FEN } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** The smallest page, as only the sums are used. */
const ONE = { page: 1, pageSize: 1 } as const;

/** The sums of all fees: due, declared, received or withheld, and payable. */
export function FeeFigures() {
  const { t } = useLingui();
  // The list shows the error.
  const { data } = useEndpoint(contract.lendingFee.list, ONE, { quiet: true });
  if (data === undefined) return null;
  const of = (direction: 'receivable' | 'payable') => data.sums.find((sum) => sum.direction === direction);
  const receivable = of('receivable');
  const payable = of('payable');
  return (
    <SummaryStrip
      aria-label={t`应收应付合计`}
      figures={[
        { id: 'outstanding', label: t`应收未付（元）`, value: formatMoney(receivable?.outstanding ?? ZERO_FEN) },
        { id: 'declared', label: t`应收待确认（元）`, value: formatMoney(receivable?.declared ?? ZERO_FEN) },
        { id: 'received', label: t`应收已到账或扣收（元）`, value: formatMoney(receivable?.received ?? ZERO_FEN) },
        { id: 'toRefund', label: t`应退未退（元）`, value: formatMoney(receivable?.toRefund ?? ZERO_FEN) },
        { id: 'payable', label: t`应付未付（元）`, value: formatMoney(payable?.outstanding ?? ZERO_FEN) },
        { id: 'paid', label: t`应付已随放款扣收（元）`, value: formatMoney(payable?.received ?? ZERO_FEN) },
      ]}
    />
  );
}
