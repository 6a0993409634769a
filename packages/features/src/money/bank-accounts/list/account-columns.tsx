import { shanghaiMinute } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LeadCell, MaskedAccount, MoneyCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { KIND_TERMS, termOf, type Account } from './account-terms.ts';
import { DefaultTags, useDefaultWords } from './default-tags.tsx';

/** Columns of accounts. `withBalances`: with balances from the banks. */
export function useAccountColumns(withBalances: boolean): readonly ListColumn<Account>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<Account>();
  const defaultWords = useDefaultWords();
  return useMemo(() => {
    const balance: ListColumn<Account> = {
      ...columns.amountOf('balance', t`余额（元）`, (row) => row.balance),
      cell: (row) => (
        <span className="flex flex-col items-end leading-4.5">
          <MoneyCell amount={row.balance} />
          {row.balanceAt !== null && (
            <span className="text-xs whitespace-nowrap text-ink-faint tabular-nums">{shanghaiMinute(row.balanceAt)}</span>
          )}
        </span>
      ),
    };
    return [
      {
        id: 'accountNumber',
        header: t`账号`,
        sticky: 'start',
        cell: (row) => (
          <LeadCell party={row.bankName}>
            <MaskedAccount account={row} revealable />
          </LeadCell>
        ),
        text: (row) => row.accountNumber,
      },
      columns.party('bankName', t`开户行`, (row) => row.bankName),
      columns.code('branchNumber', t`联行号`, (row) => row.branchNumber),
      columns.code('kind', t`用途`, (row) => i18n._(KIND_TERMS[row.kind])),
      { id: 'default', header: t`默认`, cell: (row) => <DefaultTags account={row} />, text: defaultWords },
      columns.state((row) => termOf(row)),
      ...(withBalances ? [balance] : []),
    ];
  }, [columns, t, i18n, defaultWords, withBalances]);
}
