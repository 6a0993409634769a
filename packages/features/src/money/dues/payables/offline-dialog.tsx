import { contract, type FileView } from '@lianxin/api/contract';
import type { ApiError } from '@lianxin/api/client';
import { useAction } from '@lianxin/api/react';
import { shanghaiDate, yuanOf } from '@lianxin/domain';
import { asTyped, choice, DateField, Form, money, MoneyField, requestForm, showFieldProblems, TextField, useZodForm } from '@lianxin/forms';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter, FormField, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureBanner } from '../../../platform/notices/index.ts';
import { UploadCell } from '../../../platform/uploads/index.ts';
import type { Payable } from './payable-terms.ts';

const { shape } = contract.payable.payOffline.request;
const offlineForm = requestForm({
  amount: money(shape.amount),
  paidOn: choice(shape.paidOn),
  receiptNumber: asTyped(shape.receiptNumber, ''),
});

interface OfflineDialogProps {
  readonly row: Payable;
  readonly invoiceId: NonNullable<Payable['invoiceId']>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Records an offline payment of an invoice, with the bank’s receipt. */
export function OfflineDialog({ row, invoiceId, onClose, onDone }: OfflineDialogProps) {
  const { t } = useLingui();
  const { run, busy } = useAction(contract.payable.payOffline, { quiet: true });
  const [failure, setFailure] = useState<ApiError>();
  const [file, setFile] = useState<FileView | null>(null);
  const [today] = useState(() => shanghaiDate(new Date()));
  const form = useZodForm(offlineForm.schema, { defaultValues: { amount: yuanOf(row.open), paidOn: today, receiptNumber: '' } });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`标记线下付款`} description={t`${row.number}，${row.creditor.name}`} size="sm" keepOpen={busy}>
        <Form
          form={form}
          className="flex min-h-0 flex-col"
          onSubmit={async (entered) => {
            setFailure(undefined);
            const result = await run({ ...entered, invoiceId, ...(file ? { fileId: file.id } : {}) });
            if (result.ok) onDone();
            else if (!showFieldProblems(form, result.error.fields ?? [])) setFailure(result.error);
          }}
        >
          <DialogBody className="flex flex-col gap-4">
            <MoneyField name="amount" label={t`付款金额`} required money={{ capitals: false, size: 'md' }} />
            <DateField name="paidOn" label={t`付款日期`} required />
            <TextField name="receiptNumber" label={t`银行回单号`} required input={{ maxLength: 50 }} />
            <FormField label={t`付款凭证`} hint={t`选填，PDF 或图片`}>
              <UploadCell
                awaited
                label={t`付款凭证`}
                file={file}
                onUploaded={setFile}
                accept="image/png,image/jpeg,image/webp,application/pdf"
              />
            </FormField>
            <FailureBanner error={failure} onRefresh={onDone} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <NetworkButton type="submit" intent="primary" busy={busy}>
              <Trans>标记已付款</Trans>
            </NetworkButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
