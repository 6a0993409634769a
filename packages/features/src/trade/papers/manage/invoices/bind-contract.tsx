import { contract, TradeContractId, type TradeInvoiceRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter, FormField } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ContractPicker } from '../../../../platform/pickers/index.ts';
import { otherOf } from './invoice-words.ts';

interface BindContractProps {
  readonly invoice: TradeInvoiceRow;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function BindContract({ invoice, onClose, onDone }: BindContractProps) {
  const { t } = useLingui();
  const { run, busy } = useAction(contract.tradeInvoice.bind);
  const [chosen, setChosen] = useState<string>(invoice.contract?.id ?? '');
  const { number, id, version, side } = invoice;
  const other = otherOf(invoice);

  async function bind(): Promise<void> {
    const result = await run({ id, version, contractId: z.safeParse(TradeContractId, chosen).data ?? null });
    if (result.ok) onDone();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`关联合同`} description={t`发票 ${number}，与${other.name}`} keepOpen={busy}>
        <DialogBody>
          <FormField label={t`所属合同`} hint={t`清空即不属于任何合同`}>
            <ContractPicker
              counterpartyNo={other.enterpriseNo ?? ''}
              side={side}
              clearable
              value={chosen}
              placeholder={t`请选择合同`}
              onValueChange={(next) => setChosen(next)}
            />
          </FormField>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button intent="primary" busy={busy} onClick={() => void bind()}>
            <Trans>保存</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
