import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRowActs, type SheetPlace } from '../../../platform/lists/index.ts';
import { isAskable, type Account } from './account-terms.ts';
import { DefaultDialog } from './default-dialog.tsx';

export interface AccountActsOptions {
  readonly sheet: SheetPlace;
  /** Offers to query the balance. */
  readonly withBalances: boolean;
  readonly refresh: () => void;
}

/** Acts allowed by the server: verify, make default, unbind, query the bank. */
export function useAccountActs({ sheet, withBalances, refresh }: AccountActsOptions) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState<Account>();
  const remove = useAction(contract.bankAccount.remove);
  const query = useAction(contract.bankAccount.queryBalance);
  const acts = useRowActs<Account>(
    [
      { id: 'prove', label: t`验证`, offered: (row) => row.acts.includes('prove'), start: ({ id }) => sheet.open(id, 'check') },
      { id: 'makeDefault', label: t`设为默认`, offered: (row) => row.acts.includes('makeDefault'), start: (row) => setChoosing(row) },
      {
        id: 'queryBalance',
        label: t`查询余额`,
        offered: (row) => withBalances && isAskable(row),
        start: ({ id }) => ({ perform: () => query.run({ id }), done: t`余额已更新` }),
      },
      {
        id: 'unbind',
        label: t`解绑`,
        offered: (row) => row.acts.includes('unbind'),
        start: ({ id, version, bankName, accountNumber }) => ({
          ask: {
            title: t`解绑账户`,
            facts: `${bankName}　${accountNumber}`,
            consequence: t`解绑后不再用于新的业务，历史记录保留；再次使用须重新添加并验证。`,
            confirmLabel: t`解绑`,
            danger: true,
          },
          perform: () => remove.run({ id, version }),
          done: t`账户已解绑`,
        }),
      },
    ],
    refresh,
  );
  const dialogs = (
    <>
      {acts.dialogs}
      {choosing && (
        <DefaultDialog
          account={choosing}
          onClose={() => setChoosing(undefined)}
          onDone={() => {
            setChoosing(undefined);
            refresh();
          }}
        />
      )}
    </>
  );
  return {
    /** Acts in the sheet; verification has its own tab there. */
    sheetVerbs: (row: Account) => acts.verbs(row).filter(({ id }) => id !== 'prove'),
    /** Acts in a row; the bank is queried from the sheet. */
    rowVerbs: (row: Account) => acts.verbs(row).filter(({ id }) => id !== 'queryBalance'),
    dialogs,
  };
}
