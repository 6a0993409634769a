import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, type ReceivableAct } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useReminded } from '../../../applications/application/index.ts';
import { useRowActs } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import type { Receivable } from './receivable-terms.ts';

interface Opening {
  readonly collect: (row: Receivable) => void;
  readonly refresh: () => void;
}

/** Acts allowed by the server; vouchers are shown on their own page. */
export function useReceivableActs({ collect, refresh }: Opening) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const ask = useAction(contract.receivable.askVoucher);
  const reminded = useReminded();
  const reopen = useAction(contract.receivable.reopen);
  const remove = useAction(contract.receivable.remove);
  const offers =
    (act: ReceivableAct) =>
    ({ acts }: Receivable): boolean =>
      acts.includes(act);
  return useRowActs<Receivable>(
    [
      {
        id: 'voucher',
        label: t`查看凭证`,
        offered: ({ pieceId }) => pieceId !== null && place('voucher.register') !== undefined,
        start: ({ pieceId }) => goTo('voucher.register', { id: pieceId ?? '' }),
      },
      { id: 'collect', label: t`标记已收款`, offered: offers('collect'), start: collect },
      {
        id: 'ask',
        label: t`请核心企业开立`,
        offered: offers('ask'),
        blocked: reminded,
        start: ({ id, version, number, amount, debtor }) => ({
          ask: {
            title: t`请${debtor.name}开立链信`,
            facts: number,
            amount: formatMoney(amount),
            consequence: t`消息会发给该企业的经办岗，是否开立由该企业决定。每笔每天可请求一次。`,
            confirmLabel: t`发送请求`,
          },
          perform: () => ask.run({ id, version }),
          done: t`请求已发送`,
        }),
      },
      {
        id: 'reopen',
        label: t`撤销已收款`,
        offered: offers('reopen'),
        start: ({ id, version, number, debtor }) => ({
          ask: {
            title: t`撤销 ${number} 的收款`,
            facts: debtor.name,
            consequence: t`撤销后重新计入未收，收款日期和回单号会清除。`,
            confirmLabel: t`撤销已收款`,
          },
          perform: () => reopen.run({ id, version }),
          done: t`已撤销收款`,
        }),
      },
      {
        id: 'remove',
        label: t`删除`,
        offered: offers('remove'),
        start: ({ id, version, number, amount, debtor }) => ({
          ask: {
            title: t`删除应收账款 ${number}`,
            facts: debtor.name,
            amount: formatMoney(amount),
            consequence: t`只删除这条登记，不影响发票；可以重新登记。`,
            confirmLabel: t`删除`,
            danger: true,
          },
          perform: () => remove.run({ id, version }),
          done: t`已删除应收账款 ${number}`,
        }),
      },
    ],
    refresh,
  );
}
