import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useReminded } from '../../../applications/application/index.ts';
import { useRowActs, type ListAct } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import type { ToReceive } from '../settlement-terms.ts';
import { ComplaintDialog } from './complaint-dialog.tsx';
import { ConfirmAccountDialog } from './confirm-account-dialog.tsx';

/** Acts of a holder on a piece to be paid: urge, complain, confirm or change the account, open the voucher. Render `dialogs` once. */
export function useReceiptActs(refresh: () => void) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const [confirming, setConfirming] = useState<ToReceive>();
  const [complaining, setComplaining] = useState<ToReceive>();
  const urge = useAction(contract.settlement.urge);
  const reminded = useReminded();
  const accounts = place('bankAccounts.list') !== undefined;
  const holdings = place('voucher.holdings') !== undefined;
  const acts: readonly ListAct<ToReceive>[] = [
    {
      id: 'urge',
      label: t`催付`,
      offered: ({ acts: granted }) => granted.includes('urge'),
      blocked: reminded,
      start: ({ pieceId, number, amount, issuer }) => ({
        ask: {
          title: t`催付`,
          amount: `¥ ${formatMoney(amount)}`,
          facts: t`${number}，开立方 ${issuer.name}`,
          consequence: t`开立方会收到催付通知，每天可以催付一次。逾期利息按日万分之五计算，不因催付改变。`,
          confirmLabel: t`催付`,
        },
        perform: () => urge.run({ pieceId }),
        done: t`已通知 ${{ name: issuer.name }}`,
      }),
    },
    { id: 'complain', label: t`投诉`, offered: ({ acts: granted }) => granted.includes('urge'), start: (row) => setComplaining(row) },
    {
      id: 'confirm',
      isMain: true,
      label: t`确认收款账户`,
      offered: ({ acts: granted }) => granted.includes('confirmAccount'),
      start: (row) => setConfirming(row),
    },
    {
      id: 'account',
      label: t`更换收款账户`,
      // People who can name another account do so directly.
      offered: ({ state, acts: granted }) => state === 'refused' && accounts && !granted.includes('confirmAccount'),
      start: () => goTo('bankAccounts.list'),
    },
    { id: 'voucher', label: t`查看凭证`, offered: () => holdings, start: ({ pieceId }) => goTo('voucher.holdings', { id: pieceId }) },
  ];
  const { verbs, dialogs } = useRowActs<ToReceive>(acts, refresh);
  return {
    verbs,
    dialogs: (
      <>
        {dialogs}
        {complaining && <ComplaintDialog row={complaining} onClose={() => setComplaining(undefined)} />}
        {confirming && (
          <ConfirmAccountDialog
            row={confirming}
            onClose={() => setConfirming(undefined)}
            onDone={() => {
              setConfirming(undefined);
              refresh();
            }}
          />
        )}
      </>
    ),
  };
}
