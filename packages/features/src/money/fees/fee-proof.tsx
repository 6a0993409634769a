import { contract, type FileView } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { DURATION_MS, useNotices } from '../../platform/notices/index.ts';
import { UploadCell } from '../../platform/uploads/index.ts';
import type { Fee } from './fee-terms.ts';

export interface FeeReceiptProps {
  /** The fee to which it is added, and with it all fees of the same transfer. @default read-only */
  readonly feeId: Fee['id'] | undefined;
  readonly proof: FileView | null;
  readonly onAdded: () => void;
}

/** A bank receipt; can be added or replaced while the platform looks for the payment. */
export function FeeReceipt({ feeId, proof, onAdded }: FeeReceiptProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run } = useAction(contract.fee.addProof);

  async function add(id: Fee['id'], file: FileView): Promise<void> {
    const result = await run({ id, proof: file.id });
    if (!result.ok) return;
    show({ tone: 'positive', text: t`缴费凭证已上传`, durationMs: DURATION_MS.success });
    onAdded();
  }

  return (
    <UploadCell
      label={t`缴费凭证`}
      file={proof}
      empty={t`未上传`}
      accept="image/png,image/jpeg,image/webp,application/pdf"
      {...(feeId === undefined ? {} : { onUploaded: (file: FileView) => void add(feeId, file) })}
    />
  );
}

export const FeeProof = ({ fee: { id, proof, acts }, onAdded }: { readonly fee: Fee; readonly onAdded: () => void }) => (
  <FeeReceipt feeId={acts.includes('addProof') ? id : undefined} proof={proof} onAdded={onAdded} />
);
