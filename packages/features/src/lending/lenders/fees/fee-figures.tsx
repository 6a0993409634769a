import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, ZERO_FEN } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** Only the sums are looked at. */
const ONE = { page: 1, pageSize: 1 } as const;

/** All fees of the enterprise in sums: what is to come, what has still to be found, what has come; and what it pays on. */
export function FeeFigures() {
  const { t } = useLingui();
  // What is wrong with the answer is told by the list.
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
        { id: 'received', label: t`应收已到账（元）`, value: formatMoney(receivable?.received ?? ZERO_FEN) },
        { id: 'payable', label: t`应付未付（元）`, value: formatMoney(payable?.outstanding ?? ZERO_FEN) },
        { id: 'paid', label: t`应付已付（元）`, value: formatMoney(payable?.received ?? ZERO_FEN) },
      ]}
    />
  );
}
