import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { yuanOf } from '@lianxin/domain';
import { asTyped, DateField, Form, money, MoneyField, requestForm, showFieldProblems, useInitialValue, useZodForm } from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices, useSentence } from '../../../platform/notices/index.ts';
import type { Overview } from './plan-terms.ts';

const { shape } = contract.capitalPlan.saveBalance.request;
const balanceForm = requestForm({ on: asTyped(shape.on, ''), amount: money(shape.amount) });

export interface BalanceDialogProps {
  readonly overview: Pick<Overview, 'balance' | 'today'>;
  readonly onClose: () => void;
}

/** Enters the lender's balance at the beginning of a day, from which all periods of the plan are calculated. */
export function BalanceDialog({ overview, onClose }: BalanceDialogProps) {
  const { balance, today } = useInitialValue(overview);
  const { t } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const { run, busy } = useAction(contract.capitalPlan.saveBalance, { quiet: true });
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm(balanceForm.schema, {
    defaultValues: { ...balanceForm.blank, on: today, amount: balance ? yuanOf(balance.amount) : '' },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`登记资金余额`} description={t`当日开始时可用于放款的资金，各期余额由此推算。`} size="sm" keepOpen={busy}>
        <Form
          form={form}
          className="flex min-h-0 flex-col"
          onSubmit={async (entered) => {
            setRefusal(undefined);
            const result = await run({ ...entered, version: balance?.version ?? 0 });
            if (result.ok) {
              show({ tone: 'positive', text: t`余额已登记`, durationMs: DURATION_MS.success });
              onClose();
            } else if (!showFieldProblems(form, result.error.fields ?? [])) setRefusal(sentence(result.error));
          }}
        >
          <DialogBody className="flex flex-col gap-4">
            {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
            <DateField name="on" label={t`日期`} required />
            <MoneyField name="amount" label={t`余额`} required />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <NetworkButton type="submit" intent="primary" busy={busy}>
              <Trans>保存</Trans>
            </NetworkButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
