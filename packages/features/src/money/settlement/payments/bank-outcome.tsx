import { contract, type VoucherId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, ZERO_FEN } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useCause } from '../../../platform/terms/index.ts';

/** How often the bank's answer is looked for, while there is none. */
const ASK_EVERY_MS = 2_000;

/** The bank's answer to an authorised payment, and the next step if something is left unpaid. */
export function BankOutcome({ id }: { readonly id: VoucherId }) {
  const { t } = useLingui();
  const causeOf = useCause();
  const { data } = useEndpoint(
    contract.settlement.get,
    { id },
    {
      quiet: true,
      current: true,
      refreshEveryMs: (last) =>
        last === undefined || last.voucher.state === 'reserving' || last.voucher.state === 'paying' ? ASK_EVERY_MS : 0,
    },
  );
  const { state, unpaid, shortage } = data?.voucher ?? {};
  if (state === 'paid') return <p className="text-xs text-positive-ink">{t`付款行已付清`}</p>;
  if (state === 'short') {
    const reason = causeOf(shortage ?? '');
    return <p className="text-xs text-critical-ink">{t`付款行未付款：${reason}。请备足款项，由经办重新发起付款。`}</p>;
  }
  if (state === 'partly') {
    const left = formatMoney(unpaid ?? ZERO_FEN);
    return <p className="text-xs text-caution-ink">{t`部分未付：${left} 元因收款账户被拒。平台在下一工作日再次付款，也可以立即重试。`}</p>;
  }
  return <p className="text-xs text-ink-muted">{t`付款行处理中`}</p>;
}
