import { contract } from '@lianxin/api/contract';
import type { ApiError } from '@lianxin/api/client';
import { useAction } from '@lianxin/api/react';
import { formatMoney, shanghaiDate } from '@lianxin/domain';
import { choice, DateField, Form, requestForm, showFieldProblems, text, TextField, useZodForm } from '@lianxin/forms';
import { Amount, Button, Dialog, DialogBody, DialogContent, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureBanner } from '../../../platform/notices/index.ts';
import type { Receivable } from './receivable-terms.ts';

const { shape } = contract.receivable.collect.request;
const collectForm = requestForm({ collectedOn: choice(shape.collectedOn), receiptNumber: text(shape.receiptNumber) });

interface CollectDialogProps {
  readonly row: Receivable;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Records a collection with its day and bank receipt. */
export function CollectDialog({ row, onClose, onDone }: CollectDialogProps) {
  const { t } = useLingui();
  const { run, busy } = useAction(contract.receivable.collect, { quiet: true });
  const [failure, setFailure] = useState<ApiError>();
  const [today] = useState(() => shanghaiDate(new Date()));
  const form = useZodForm(collectForm.schema, { defaultValues: { collectedOn: today, receiptNumber: '' } });
  const { id, version, number, debtor, amount } = row;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`标记已收款`} description={t`${number}，${debtor.name}`} size="sm" keepOpen={busy}>
        <Form
          form={form}
          className="flex min-h-0 flex-col"
          onSubmit={async (entered) => {
            setFailure(undefined);
            const result = await run({ id, version, ...entered });
            if (result.ok) onDone();
            else if (!showFieldProblems(form, result.error.fields ?? [])) setFailure(result.error);
          }}
        >
          <DialogBody className="flex flex-col gap-4">
            <Amount size="lg" value={formatMoney(amount)} currency="¥" />
            <DateField name="collectedOn" label={t`收款日期`} required />
            <TextField name="receiptNumber" label={t`银行回单号`} hint={t`选填，便于对账`} input={{ maxLength: 50 }} />
            <FailureBanner error={failure} onRefresh={onDone} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <NetworkButton type="submit" intent="primary" busy={busy}>
              <Trans>标记已收款</Trans>
            </NetworkButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
