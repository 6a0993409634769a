import { ZERO_FEN } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { MoneyCell } from '../../../platform/lists/index.ts';
import type { Payable } from './payable-terms.ts';

/** The paid part of a debt, by means of payment. */
export function PaidCell({ byVoucher, byCash }: Pick<Payable, 'byVoucher' | 'byCash'>) {
  const { t } = useLingui();
  const parts = [
    { id: 'voucher', label: t`凭证`, amount: byVoucher },
    { id: 'cash', label: t`现金`, amount: byCash },
  ].filter(({ amount }) => amount > ZERO_FEN);
  if (parts.length === 0) return <span className="text-ink-faint">—</span>;
  return (
    <span className="flex flex-col items-end leading-4.5">
      {parts.map(({ id, label, amount }) => (
        <span key={id} className="flex items-baseline gap-1.5">
          <span className="text-xs text-ink-faint">{label}</span>
          <MoneyCell amount={amount} />
        </span>
      ))}
    </span>
  );
}
