import { contract, EnterpriseNo } from '@lianxin/api/contract';
import { Combobox, type ComboboxProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { usePicker } from './use-picker.tsx';

export interface TradePartyPickerProps extends Omit<ComboboxProps, 'options' | 'value' | 'onValueChange'> {
  /** This enterprise's role. @default either */
  readonly side?: 'buyer' | 'seller' | undefined;
  /** "" for none. */
  readonly value: string;
  /** Called with number and name; "" when cleared. */
  readonly onValueChange: (enterpriseNo: string, name: string) => void;
}

/** A trading partner, searched on the server by name or credit code. */
export function TradePartyPicker({ side, value, onValueChange, ...props }: TradePartyPickerProps) {
  const { t } = useLingui();
  const { combobox, found } = usePicker({
    endpoint: contract.tradeInvoice.listParties,
    request: (search) => ({ ...search, ...(side ? { side } : {}) }),
    named: (no) => {
      const read = z.safeParse(EnterpriseNo, no);
      return read.success ? { page: 1, pageSize: 1, enterpriseNos: [read.data] } : null;
    },
    scope: side ?? '',
    rowsOf: (reply) => reply,
    optionOf: ({ enterpriseNo, name }) => ({ value: enterpriseNo ?? '', label: name }),
    chosen: value,
  });
  return (
    <Combobox
      searchPlaceholder={t`名称或信用代码`}
      {...props}
      {...combobox}
      value={value === '' ? null : value}
      onValueChange={(no) => onValueChange(no ?? '', found.rows.find((one) => one.enterpriseNo === no)?.name ?? '')}
    />
  );
}
