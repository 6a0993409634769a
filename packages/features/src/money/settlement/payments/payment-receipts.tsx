import { contract, type FileView } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { FileLinks, UploadCell } from '../../../platform/uploads/index.ts';
import type { ToPay } from '../settlement-terms.ts';

/** Maximum number of receipts for one payment. */
const MOST = 5;

export interface PaymentReceiptsProps {
  readonly voucher: ToPay;
  readonly paymentId: string;
  readonly payee: string;
  /** One payee may hold several pieces. */
  readonly pieceNumber: string;
  readonly receipts: readonly FileView[];
}

/** Receipts of a payment; the payer's operator can add some but not remove any. */
export function PaymentReceipts({ voucher, paymentId, payee, pieceNumber, receipts }: PaymentReceiptsProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run } = useAction(contract.settlement.addReceipt);
  const { voucherId, version, acts } = voucher;
  const label = t`${payee} ${pieceNumber} 的银行回单`;

  async function add({ id: fileId }: FileView): Promise<void> {
    const result = await run({ voucherId, version, paymentId, fileId });
    if (result.ok) show({ tone: 'positive', text: t`银行回单已添加，${payee}可以查看`, durationMs: DURATION_MS.success });
  }

  return (
    <span className="flex flex-col">
      {receipts.length > 0 && <FileLinks label={label} files={receipts} />}
      {acts.includes('addReceipt') && receipts.length < MOST && (
        <UploadCell key={receipts.length} label={label} file={null} empty={t`银行回单`} onUploaded={(file) => void add(file)} />
      )}
    </span>
  );
}
