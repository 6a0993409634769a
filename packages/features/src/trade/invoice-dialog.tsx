import { contract as calls, type TradeInvoice } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import {
  asTyped,
  DateField,
  money,
  MoneyField,
  requestForm,
  says,
  SelectField,
  text,
  TextField,
  useWatch,
  useZodForm,
} from '@lianxin/forms';
import { useLingui } from '@lingui/react/macro';
import { TradeDialog, type TradeDialogProps } from './trade-dialog.tsx';
import { INVOICE_KIND_TERMS } from './verification-terms.ts';

export type InvoiceDialogProps = TradeDialogProps<TradeInvoice>;

const isDigital = (kind: string): boolean => kind.startsWith('digital');

const { shape } = calls.tradeInvoice.save.request;
/** A digital invoice has a number of 20 digits and no code; an older one a code of 10 or 12 and a number of 8 (rules.md §7). */
const invoiceForm = requestForm(
  {
    kind: asTyped(shape.kind, 'digitalSpecial'),
    code: text(shape.code),
    number: asTyped(shape.number, ''),
    issuedOn: asTyped(shape.issuedOn, ''),
    amountWithoutTax: money(shape.amountWithoutTax),
    amountWithTax: money(shape.amountWithTax),
    goods: asTyped(shape.goods, ''),
  },
  ({ kind = 'digitalSpecial', code = '', number, amountWithoutTax, amountWithTax }) => ({
    code: !isDigital(kind) && !/^(\d{10}|\d{12})$/.test(code) && says('invoiceCode'),
    number:
      number !== undefined &&
      (isDigital(kind) ? !/^\d{20}$/.test(number) && says('invoiceNumberDigital') : !/^\d{8}$/.test(number) && says('invoiceNumber')),
    amountWithTax:
      amountWithTax !== undefined && amountWithoutTax !== undefined && amountWithTax < amountWithoutTax && says('totalBelowNet'),
  }),
);

/** Enters a trade invoice with one other party. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const { t, i18n } = useLingui();
  const { run, busy } = useAction(calls.tradeInvoice.save);
  const form = useZodForm(invoiceForm.schema, { defaultValues: invoiceForm.blank });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <TradeDialog
      {...props}
      title={t`登记发票`}
      description={t`与${props.trade.counterpartyName}的发票`}
      form={form}
      // A code that was typed before the kind was changed is no part of a digital invoice.
      save={({ code, ...entered }) => run(code === undefined || isDigital(entered.kind) ? entered : { ...entered, code })}
      busy={busy}
      saveLabel={t`保存发票`}
    >
      <SelectField
        name="kind"
        label={t`发票类型`}
        required
        select={{ options: Object.entries(INVOICE_KIND_TERMS).map(([value, label]) => ({ value, label: i18n._(label) })) }}
      />
      {!isDigital(kind) && (
        <TextField name="code" label={t`发票代码`} required hint={t`10 或 12 位数字`} input={{ inputMode: 'numeric', maxLength: 12 }} />
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
    </TradeDialog>
  );
}
