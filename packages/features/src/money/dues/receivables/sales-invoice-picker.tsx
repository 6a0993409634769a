import { contract, TradeInvoiceId, type TradeInvoice } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Combobox, type ComboboxProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { usePicker } from '../../../platform/pickers/index.ts';

interface SalesInvoicePickerProps extends Omit<ComboboxProps, 'options' | 'value' | 'onValueChange'> {
  readonly value: string;
  readonly onValueChange: (invoiceId: string, invoice: TradeInvoice | undefined) => void;
}

/** A sales invoice with an open rest, searched on the server by number or goods. */
export function SalesInvoicePicker({ value, onValueChange, ...props }: SalesInvoicePickerProps) {
  const { t } = useLingui();
  const { combobox, found } = usePicker({
    endpoint: contract.tradeInvoice.list,
    request: (search) => ({ ...search, side: 'seller' as const, unusedOnly: true }),
    named: (id) => {
      const read = z.safeParse(TradeInvoiceId, id);
      return read.success ? { page: 1, pageSize: 1, ids: [read.data] } : null;
    },
    scope: 'sold',
    rowsOf: (reply) => reply,
    optionOf: ({ id, number, buyer, freeAmount }: TradeInvoice) => ({
      value: id,
      label: `${number} ${buyer.name}`,
      description: t`可用 ${{ free: formatMoney(freeAmount) }} 元`,
    }),
    chosen: value,
    none: t`没有找到发票，可以先在发票管理中登记`,
  });
  return (
    <Combobox
      searchPlaceholder={t`发票号码或货物`}
      {...props}
      {...combobox}
      value={value === '' ? null : value}
      onValueChange={(id) =>
        onValueChange(
          id ?? '',
          found.rows.find((one) => one.id === id),
        )
      }
    />
  );
}
