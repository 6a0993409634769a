import { contract, EnterpriseNo, TradeContractId, type TradeContract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Combobox, type ComboboxProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { usePicker } from './use-picker.tsx';

const byId = (id: string) => {
  const read = z.safeParse(TradeContractId, id);
  return read.success ? { page: 1, pageSize: 1, ids: [read.data] } : null;
};

export function useContract(id: string): TradeContract | undefined {
  const { data } = useEndpoint(contract.tradeContract.list, byId(id), { quiet: true });
  return data?.list.find((one) => one.id === id);
}

export interface ContractPickerProps extends Omit<ComboboxProps, 'options' | 'value' | 'onValueChange'> {
  /** "" if there is none, which leaves nothing to choose. */
  readonly counterpartyNo: string;
  /** This enterprise's role. @default 'buyer' */
  readonly side?: 'buyer' | 'seller' | undefined;
  /** "" for none. */
  readonly value: string;
  readonly onValueChange: (contractId: string, contract: TradeContract | undefined) => void;
}

/** A contract with another party, searched on the server by number or name. */
export function ContractPicker({ counterpartyNo, side = 'buyer', value, onValueChange, disabled, ...props }: ContractPickerProps) {
  const { t } = useLingui();
  const other = z.safeParse(EnterpriseNo, counterpartyNo);
  const { combobox, found } = usePicker({
    endpoint: contract.tradeContract.list,
    request: (search) => (other.success ? { ...search, counterpartyNo: other.data, side } : null),
    named: byId,
    scope: `${side} ${counterpartyNo}`,
    rowsOf: (reply) => reply,
    optionOf: ({ id, number, name }: TradeContract) => ({ value: id, label: `${number} ${name}` }),
    chosen: value,
    none: t`没有找到合同，请先登记`,
  });
  return (
    <Combobox
      searchPlaceholder={t`合同编号或名称`}
      {...props}
      {...combobox}
      disabled={disabled === true || !other.success}
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
