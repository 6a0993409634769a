import { contract, EnterpriseNo, type RequestOf } from '@lianxin/api/contract';
import { Combobox, type ComboboxProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import type { PickerProps } from '../lists/index.ts';
import { usePicker } from './use-picker.tsx';

type PartyRequest = RequestOf<typeof contract.voucher.listParties>;

export interface PartyPickerProps extends Omit<ComboboxProps, 'options' | 'value' | 'onValueChange'> {
  /** The list with the enterprises: all pieces the enterprise was involved in, those it holds, or those awaiting its signature. */
  readonly of: PartyRequest['of'];
  /** The enterprise's role in a row. */
  readonly part: PartyRequest['part'];
  /** "" for none. */
  readonly value: string;
  readonly onValueChange: (enterpriseNo: string) => void;
}

/** An enterprise that occurs in a list, searched on the server by name or credit code. */
export function PartyPicker({ of, part, value, onValueChange, ...props }: PartyPickerProps) {
  const { t } = useLingui();
  const { combobox } = usePicker({
    endpoint: contract.voucher.listParties,
    request: (search) => ({ ...search, of, part }),
    named: (no) => {
      const read = z.safeParse(EnterpriseNo, no);
      return read.success ? { page: 1, pageSize: 1, of, part, enterpriseNos: [read.data] } : null;
    },
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
      onValueChange={(no) => onValueChange(no ?? '')}
    />
  );
}

export const partyOf = (of: PartyPickerProps['of'], part: PartyPickerProps['part']) =>
  function Party(props: PickerProps) {
    return <PartyPicker of={of} part={part} {...props} />;
  };
