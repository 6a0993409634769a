import { contract as calls, Day, EnterpriseNo, InvoiceKind, type TradeInvoice } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import {
  DateField,
  Form,
  MoneyField,
  positiveMoney,
  requiredText,
  SelectField,
  showFieldProblems,
  TextField,
  useWatch,
  useZodForm,
} from '@lianxin/forms';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import type { Trade } from './contract-dialog.tsx';
import { INVOICE_KIND_TERMS } from './verification-terms.ts';

export interface InvoiceDialogProps {
  readonly trade: Trade;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSaved: (invoice: TradeInvoice) => void;
}

const isDigital = (kind: string): boolean => kind.startsWith('digital');

/** A digital invoice has a number of 20 digits and no code; an older one a code of 10 or 12 and a number of 8 (rules.md §7). */
const schema = z
  .object({
    kind: InvoiceKind,
    code: z.optional(z.string().check(z.trim(), z.regex(/^(\d{10}|\d{12})?$/))),
    number: requiredText(20).check(z.regex(/^(\d{8}|\d{20})$/)),
    issuedOn: Day,
    amountWithoutTax: positiveMoney,
    amountWithTax: positiveMoney,
    goods: requiredText(100),
  })
  .check(
    z.refine((form) => form.number.length === (isDigital(form.kind) ? 20 : 8), { path: ['number'] }),
    z.refine((form) => isDigital(form.kind) || Boolean(form.code), { path: ['code'] }),
    z.refine((form) => form.amountWithTax >= form.amountWithoutTax, { path: ['amountWithTax'] }),
  );

/** Enters a trade invoice with one other party. */
export function InvoiceDialog({ trade, open, onOpenChange, onSaved }: InvoiceDialogProps) {
  const { t, i18n } = useLingui();
  const { run, busy } = useAction(calls.tradeInvoice.save);
  const form = useZodForm(schema, {
    defaultValues: { kind: 'digitalSpecial', code: '', number: '', issuedOn: '', amountWithoutTax: '', amountWithTax: '', goods: '' },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t`登记发票`} description={t`与${trade.counterpartyName}的发票`} keepOpen={busy}>
        <Form
          form={form}
          className="flex min-h-0 flex-col"
          onSubmit={async ({ code, ...values }) => {
            const result = await run({
              ...values,
              ...(code ? { code } : {}),
              counterpartyNo: z.parse(EnterpriseNo, trade.counterpartyNo),
              side: trade.side,
            });
            if (result.ok) {
              onSaved(result.data);
              onOpenChange(false);
              form.reset();
            } else {
              showFieldProblems(form, result.error.fields ?? []);
            }
          }}
        >
          <DialogBody className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
            <SelectField
              name="kind"
              label={t`发票类型`}
              required
              select={{ options: Object.entries(INVOICE_KIND_TERMS).map(([value, label]) => ({ value, label: i18n._(label) })) }}
            />
            {!isDigital(kind) && (
              <TextField
                name="code"
                label={t`发票代码`}
                required
                hint={t`10 或 12 位数字`}
                input={{ inputMode: 'numeric', maxLength: 12 }}
              />
            )}
            <TextField
              name="number"
              label={t`发票号码`}
              required
              hint={isDigital(kind) ? t`20 位数字` : t`8 位数字`}
              input={{ inputMode: 'numeric', maxLength: 20 }}
            />
            <DateField name="issuedOn" label={t`开票日期`} required />
            <MoneyField name="amountWithoutTax" label={t`金额（不含税）`} required money={{ capitals: false, size: 'md' }} />
            <MoneyField name="amountWithTax" label={t`价税合计`} required money={{ capitals: false, size: 'md' }} />
            <TextField name="goods" label={t`货物或服务名称`} required input={{ maxLength: 100 }} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => onOpenChange(false)}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy}>
              <Trans>保存发票</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
