import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { FUND_SOURCE_WORDS, FUND_TYPE_WORDS, RECONCILIATION_TERMS, type FundEntry } from './fund-terms.ts';
import { useMovementColumns } from './use-movement-columns.tsx';

/** Hidden by default for lack of room. */
export const FUND_COLUMNS_HIDDEN = [
  'voucher',
  'counterpartyNumber',
  'bankSerial',
  'account',
  'source',
  'maker',
  'checker',
  'remark',
] as const;

export function useFundColumns(): readonly ListColumn<FundEntry>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<FundEntry>();
  const movements = useMovementColumns<FundEntry>();
  return useMemo(() => {
    return [
      {
        ...columns.lead(
          'number',
          t`登记编号`,
          (row) => row.number,
          (row) => row.counterpartyName,
        ),
        sortable: true,
      },
      columns.dayOf('bookedOn', t`记账日`, (row) => row.bookedOn),
      { ...columns.words('type', t`业务类型`, ({ type }) => i18n._(FUND_TYPE_WORDS[type])), priority: 'high' },
      columns.party('counterparty', t`对方户名`, (row) => row.counterpartyName),
      columns.words('counterpartyNumber', t`对方账号`, (row) => row.counterpartyNumber),
      movements.inflow,
      movements.outflow,
      columns.amountOf('balanceAfter', t`余额（元）`, (row) => row.balanceAfter),
      columns.words('object', t`业务编号`, (row) => row.objectNumber ?? ''),
      columns.words('voucher', t`链信编号`, (row) => row.voucherNumbers.join(' ')),
      columns.words('bankSerial', t`银行流水号`, (row) => row.bankSerial ?? ''),
      columns.words('account', t`本方账户`, ({ account }) => (account ? `${account.bankName} ${account.accountNumber}` : '')),
      { ...columns.state((row) => RECONCILIATION_TERMS[row.reconciliation]), header: t`对账状态` },
      columns.words('source', t`来源`, ({ source }) => i18n._(FUND_SOURCE_WORDS[source])),
      columns.words('maker', t`经办人`, (row) => row.makerName ?? ''),
      columns.words('checker', t`复核人`, (row) => row.checkerName ?? ''),
      columns.words('remark', t`备注`, (row) => row.remark ?? ''),
    ];
  }, [columns, movements, t, i18n]);
}
