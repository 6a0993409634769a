import { contract, type TradeContractRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import type { TradeContractAct } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../../../platform/lists/index.ts';

interface Opening {
  readonly edit: (row: TradeContractRow) => void;
  readonly attach: (row: TradeContractRow) => void;
  readonly refresh: () => void;
}

/** Acts allowed by the server. */
export function useContractActs({ edit, attach, refresh }: Opening) {
  const { t } = useLingui();
  const remove = useAction(contract.tradeContract.remove);
  const offers =
    (act: TradeContractAct) =>
    ({ acts }: TradeContractRow): boolean =>
      acts.includes(act);
  return useRowActs<TradeContractRow>(
    [
      { id: 'edit', label: t`修改`, offered: offers('edit'), start: edit },
      { id: 'attach', label: t`上传文件`, offered: offers('attach'), start: attach },
      {
        id: 'delete',
        label: t`删除`,
        offered: offers('delete'),
        start: ({ id, version, number, name }) => ({
          ask: {
            title: t`删除合同 ${number}`,
            facts: name,
            consequence: t`删除后双方都不再看到这份合同，可以重新登记。`,
            confirmLabel: t`删除`,
            danger: true,
          },
          perform: () => remove.run({ id, version }),
          done: t`已删除合同 ${number}`,
        }),
      },
    ],
    refresh,
  );
}

export type ContractActing = ReturnType<typeof useContractActs>;
