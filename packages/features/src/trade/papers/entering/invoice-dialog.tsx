import { contract as calls, type ReadInvoice, type TradeInvoiceRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { checkedBy, formatMoney, isDigitalInvoice, yuanOf, ZERO_FEN, type InvoiceQr } from '@lianxin/domain';
import { CodeField, DateField, Field, MoneyField, readMoney, SelectField, TextField, useWatch, useZodForm } from '@lianxin/forms';
import { FormField } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ContractPicker } from '../../../platform/pickers/index.ts';
import { UploadCell } from '../../../platform/uploads/index.ts';
import { InvoiceSource } from './invoice-source.tsx';
import { ExistingInvoice } from './existing-invoice.tsx';
import { invoiceForm, ofItsKind, typedInvoice } from './invoice-form.ts';
import { TRADE_FILES } from './trade-files.ts';
import { TradeDialog, type Trade, type TradeDialogProps } from './trade-dialog.tsx';
import { useTradeParty } from './trade-party.tsx';
import { INVOICE_KIND_TERMS } from '../verification-terms.ts';

export interface InvoiceDialogProps extends TradeDialogProps<TradeInvoiceRow> {
  /** The other party. @default chosen in the dialog */
  readonly trade?: Trade;
  /** The invoice to edit. @default a new one */
  readonly invoice?: TradeInvoiceRow;
  /** Opens the existing invoice. @default uses it as if it had been entered */
  readonly onExisting?: (invoice: TradeInvoiceRow) => void;
}

const isInvoiceField = (name: string): name is keyof typeof invoiceForm.blank => Object.hasOwn(invoiceForm.blank, name);

export function InvoiceDialog({ trade, invoice, onExisting, ...dialog }: InvoiceDialogProps) {
  const { t, i18n } = useLingui();
  const save = useAction(calls.tradeInvoice.save, { quiet: true });
  const update = useAction(calls.tradeInvoice.update, { quiet: true });
  const form = useZodForm(invoiceForm.schema, { defaultValues: invoice ? typedInvoice(invoice) : invoiceForm.blank });
  const [file, setFile] = useState(invoice?.file ?? null);
  const [sought, setSought] = useState({ number: '', code: '' });
  const other = invoice && invoice[invoice.side === 'buyer' ? 'seller' : 'buyer'];
  const known: Trade | undefined =
    invoice && other?.enterpriseNo ? { counterpartyNo: other.enterpriseNo, counterpartyName: other.name, side: invoice.side } : trade;
  const { party, fields, require, choose, clear } = useTradeParty(known);
  const [kind, tax] = useWatch({ control: form.control, name: ['kind', 'tax'] });
  const taxRead = readMoney(tax);
  const taxWords = formatMoney(taxRead ?? ZERO_FEN);
  const digital = isDigitalInvoice(kind);

  /** The values of the last reading, of which the next one leaves nothing. */
  const lastRead = useRef<Partial<typeof invoiceForm.blank>>({});
  /** Fills in the values read. What only an earlier reading had filled in is emptied; what was typed stays. */
  function fill(read: Partial<typeof invoiceForm.blank>): void {
    for (const [name, blank] of Object.entries(invoiceForm.blank)) {
      if (!isInvoiceField(name)) continue;
      const value = read[name] ?? '';
      const isLeft = value === '' && form.getValues(name) === lastRead.current[name];
      if (value !== '' || isLeft) form.setValue(name, value === '' ? blank : value, { shouldDirty: true, shouldValidate: false });
    }
    lastRead.current = read;
    form.clearErrors();
    // Amounts that contradict each other are reported at once.
    if (read.amountWithTax) void form.trigger('amountWithTax');
  }

  function fillFromFile({ counterparty, ...read }: ReadInvoice): void {
    if (counterparty && known === undefined)
      choose({ counterpartyNo: counterparty.enterpriseNo, counterpartyName: counterparty.name, side: counterparty.side });
    fileNumber.current = read.number;
    fill({
      ...(read.kind !== null && { kind: read.kind }),
      code: read.code ?? '',
      number: read.number ?? '',
      checkCode: read.checkCode ?? '',
      issuedOn: read.issuedOn ?? '',
      amountWithoutTax: read.amountWithoutTax === null ? '' : yuanOf(read.amountWithoutTax),
      amountWithTax: read.amountWithTax === null ? '' : yuanOf(read.amountWithTax),
      tax: read.tax === null ? '' : yuanOf(read.tax),
      goods: read.goods ?? '',
    });
  }

  /** The number in the attached file; null where none was read. */
  const fileNumber = useRef<string | null>(null);
  function fillFromQr({ kind: found, code, number, issuedOn, checkCode, amountWithoutTax, amountWithTax }: InvoiceQr): void {
    // The file of another invoice is not kept with this one.
    if (fileNumber.current !== null && fileNumber.current !== number) setFile(null);
    fill({
      kind: found,
      code,
      number,
      issuedOn,
      checkCode: checkCode ?? '',
      amountWithoutTax: amountWithoutTax === undefined ? '' : yuanOf(amountWithoutTax),
      amountWithTax: amountWithTax === undefined ? '' : yuanOf(amountWithTax),
    });
  }

  function done(saved: TradeInvoiceRow): void {
    setFile(null);
    clear();
    dialog.onSaved(saved);
  }

  return (
    <TradeDialog
      {...dialog}
      onSaved={done}
      title={invoice ? t`修改发票` : t`登记发票`}
      description={party.counterpartyName === '' ? t`与供应商或客户之间的贸易发票` : t`与${party.counterpartyName}的发票`}
      form={form}
      save={async (entered) => {
        const record = { ...ofItsKind(entered), ...(file ? { fileId: file.id } : {}) };
        setSought({ number: record.number, code: record.code ?? '' });
        if (invoice) return update.run({ id: invoice.id, version: invoice.version, ...record });
        const party = require();
        return party && save.run({ ...record, counterpartyNo: party.counterpartyNo, side: party.side });
      }}
      busy={save.busy || update.busy}
      before={invoice === undefined && <InvoiceSource file={file} onFile={setFile} onRead={fillFromFile} onQr={fillFromQr} />}
      saveLabel={t`保存发票`}
      explain={(error) =>
        error.refusal === 'DUPLICATE' && (
          <ExistingInvoice
            {...sought}
            among={known}
            leads={onExisting !== undefined}
            onTaken={(existing) => {
              (onExisting ?? dialog.onSaved)(existing);
              dialog.onOpenChange(false);
            }}
          />
        )
      }
    >
      {fields}
      <SelectField
        name="kind"
        label={t`发票类型`}
        required
        select={{ options: Object.entries(INVOICE_KIND_TERMS).map(([value, label]) => ({ value, label: i18n._(label) })) }}
      />
      {!digital && (
        <CodeField name="code" label={t`发票代码`} required hint={t`10 或 12 位数字`} input={{ inputMode: 'numeric', maxLength: 12 }} />
      )}
      <CodeField
        name="number"
        label={t`发票号码`}
        required
        hint={digital ? t`20 位数字` : t`8 位数字`}
        input={{ inputMode: 'numeric', maxLength: 20 }}
      />
      {checkedBy(kind) === 'checkCode' && (
        <CodeField
          name="checkCode"
          label={kind === 'digitalPaper' ? t`数电票号码后 6 位` : t`校验码后 6 位`}
          required
          hint={t`6 位数字`}
          input={{ inputMode: 'numeric', maxLength: 6 }}
        />
      )}
      <DateField name="issuedOn" label={t`开票日期`} required />
      <MoneyField name="amountWithoutTax" label={t`金额（不含税）`} required money={{ capitals: false, size: 'md' }} />
      <MoneyField
        name="amountWithTax"
        label={t`价税合计`}
        required
        hint={taxRead === undefined ? undefined : t`发票文件中的税额 ${taxWords} 元`}
        money={{ capitals: false, size: 'md' }}
      />
      <TextField name="goods" label={t`货物或服务名称`} required input={{ maxLength: 100 }} />
      <Field name="contractId" label={t`所属合同`}>
        {({ value, onChange }) => (
          <ContractPicker
            counterpartyNo={party.counterpartyNo}
            side={party.side}
            clearable
            placeholder={t`可不选`}
            value={typeof value === 'string' ? value : ''}
            onValueChange={(id) => onChange(id)}
          />
        )}
      </Field>
      {invoice !== undefined && (
        <FormField label={t`发票文件`} className="col-span-full">
          <UploadCell awaited label={t`发票文件`} file={file} onUploaded={setFile} accept={TRADE_FILES} />
        </FormField>
      )}
    </TradeDialog>
  );
}
