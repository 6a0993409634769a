import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { AlertDialog, Amount, Button, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { UploadCell } from '../../../platform/uploads/index.ts';
import type { Payable } from './payable-terms.ts';

type Payment = Payable['payments'][number];

interface OfflinePaymentsProps {
  readonly payments: readonly Payment[];
  readonly mayUndo: boolean;
  readonly onChanged: () => void;
}

/** Offline payments of an invoice with receipts; they can be undone. */
export function OfflinePayments({ payments, mayUndo, onChanged }: OfflinePaymentsProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy } = useAction(contract.payable.undoOffline);
  const [asked, setAsked] = useState<Payment>();

  async function undo({ id }: Payment): Promise<void> {
    const result = await run({ id });
    if (!result.ok) return;
    setAsked(undefined);
    show({ tone: 'positive', text: t`已撤销线下付款`, durationMs: DURATION_MS.success });
    onChanged();
  }

  return (
    <Panel title={t`线下付款`} flush>
      <ul className="divide-y divide-line text-sm">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="flex min-w-0 flex-col">
              <span className="tabular-nums">
                {payment.paidOn} {payment.receiptNumber}
              </span>
              <span className="text-xs text-ink-muted">
                {payment.notedBy} {shanghaiMinute(payment.notedAt)}
              </span>
              {payment.file !== null && <UploadCell label={t`付款凭证`} file={payment.file} />}
            </span>
            <span className="flex items-center gap-3">
              <Amount value={formatMoney(payment.amount)} />
              {mayUndo && (
                <Button size="sm" aria-label={t`撤销付款 ${payment.receiptNumber}`} onClick={() => setAsked(payment)}>
                  <Trans>撤销</Trans>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <AlertDialog
          open
          title={t`撤销线下付款 ${asked.receiptNumber}`}
          amount={formatMoney(asked.amount)}
          consequence={t`撤销后这笔金额重新计入未付，也可以再开立链信。`}
          confirmLabel={t`撤销付款`}
          danger
          busy={busy}
          onOpenChange={(open) => !open && setAsked(undefined)}
          onConfirm={() => void undo(asked)}
        />
      )}
    </Panel>
  );
}
