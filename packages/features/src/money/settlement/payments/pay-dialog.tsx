import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { isOvertaken } from '@lianxin/api/client';
import { fen, formatMoney, sumFen } from '@lianxin/domain';
import { AlertDialog, FormField, Select } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import type { ToPay } from '../settlement-terms.ts';

export interface PayDialogProps {
  /** All are prepared, or none. */
  readonly vouchers: readonly ToPay[];
  readonly onClose: () => void;
  /** Called after success or a conflict. */
  readonly onDone: () => void;
}

/** Keeps the present account of each voucher. */
const SAME = 'same';

/** Prepares the payment of overdue vouchers for the reviewer, with a choice of account. */
export function PayDialog({ vouchers, onClose, onDone }: PayDialogProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy } = useAction(contract.voucher.settle);
  const { data: accounts = [] } = useEndpoint(contract.bankAccount.list, {}, { quiet: true });
  const [chosen, setChosen] = useState(SAME);
  const [first, ...others] = vouchers;
  const count = vouchers.length;
  const total = formatMoney(sumFen(vouchers.map(({ unpaid, lateInterest }) => fen(unpaid + lateInterest))));
  const returned = vouchers.flatMap(({ number, returnReason }) => (returnReason === null ? [] : [t`${number} 退回原因：${returnReason}`]));
  const account = accounts.find(({ id }) => id === chosen);
  const now = first?.account && others.every((other) => other.account?.id === first.account?.id) ? first.account : undefined;
  const since = first?.overdueSince ?? '';
  const usable = accounts.filter(({ id, verified }) => verified && id !== now?.id);

  async function submit(): Promise<void> {
    const shown = vouchers.map(({ voucherId, version }) => ({ voucherId, version }));
    const result = await run({ vouchers: shown, ...(account && { payAccountId: account.id }) });
    if (!result.ok && !isOvertaken(result.error)) return;
    if (result.ok) show({ tone: 'positive', text: t`付款已提交，等待审核岗授权`, durationMs: DURATION_MS.success });
    onDone();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`发起付款`}
      amount={`¥ ${total}`}
      facts={
        <>
          {others.length === 0 ? t`${{ number: first?.number ?? '' }}，${since} 起逾期` : t`${count} 笔逾期凭证，含逾期利息`}
          {returned.map((line) => (
            <span key={line} className="block text-caution-ink">
              {line}
            </span>
          ))}
        </>
      }
      consequence={t`提交后由本企业审核岗签名授权。授权当日按实际逾期天数计收逾期利息，款项从付款账户整笔划出。`}
      confirmLabel={t`提交授权`}
      busy={busy}
      needsNetwork
      onConfirm={() => void submit()}
    >
      <FormField label={t`付款账户`} hint={t`账户须有足够余额，余额不足时无人收到款项`}>
        <Select
          value={chosen}
          onValueChange={setChosen}
          options={[
            { value: SAME, label: now ? t`${{ name: `${now.bankName} ${now.accountNumber}` }}（原账户）` : t`各凭证的原付款账户` },
            ...usable.map(({ id, bankName, accountNumber }) => ({ value: id, label: `${bankName} ${accountNumber}` })),
          ]}
        />
      </FormField>
    </AlertDialog>
  );
}
