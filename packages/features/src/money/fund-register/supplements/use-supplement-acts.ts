import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../../platform/lists/index.ts';
import type { Supplement } from './supplement-terms.ts';

export interface SupplementActsOptions {
  /** Opens the form with a returned entry. */
  readonly edit: (supplement: Supplement) => void;
  readonly refresh: () => void;
}

/** Acts of the maker: correct, withdraw, delete. */
export function useSupplementActs({ edit, refresh }: SupplementActsOptions) {
  const { t } = useLingui();
  const { fundRegister } = contract;
  const withdraw = useAction(fundRegister.withdrawSupplement);
  const remove = useAction(fundRegister.removeSupplement);
  const about = (row: Supplement) => ({
    amount: `¥ ${formatMoney(row.amount)}`,
    facts: `${row.counterpartyName}　${row.applicationNumber}`,
    danger: true,
  });
  const shown = ({ id, version }: Supplement) => ({ id, version });
  const offers = (act: Supplement['acts'][number]) => (row: Supplement) => row.acts.includes(act);
  return useRowActs<Supplement>(
    [
      { id: 'submit', label: t`修改`, offered: offers('submit'), start: (row) => edit(row) },
      {
        id: 'withdraw',
        label: t`撤回`,
        offered: offers('withdraw'),
        start: (row) => ({
          ask: { ...about(row), title: t`撤回补录`, consequence: t`撤回后不再复核，登记簿不变。`, confirmLabel: t`撤回` },
          perform: () => withdraw.run(shown(row)),
          done: t`已撤回`,
        }),
      },
      {
        id: 'delete',
        label: t`删除`,
        offered: offers('delete'),
        start: (row) => ({
          ask: { ...about(row), title: t`删除退回的补录`, consequence: t`删除后不再显示，登记簿不变。`, confirmLabel: t`删除` },
          perform: () => remove.run(shown(row)),
          done: t`已删除`,
        }),
      },
    ],
    refresh,
  );
}
