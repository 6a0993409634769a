import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../../platform/lists/index.ts';
import type { FundEntry } from './fund-terms.ts';

/** Acts on an entry that the bank lacks: explain, undo. */
export function useEntryActs(refresh: () => void) {
  const { t } = useLingui();
  const { reconciliation } = contract;
  const explain = useAction(reconciliation.explain);
  const undo = useAction(reconciliation.undo);
  const about = (row: FundEntry) => ({
    amount: `¥ ${formatMoney(row.amount)}`,
    facts: `${row.number}　${row.counterpartyName || '—'}`,
  });
  const isOpen = ({ reconciliation: state }: FundEntry) => state === 'unmatched';
  return useRowActs<FundEntry>(
    [
      {
        id: 'explain',
        label: t`说明未达`,
        offered: (row) => isOpen(row) && row.account !== null,
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`说明仅登记簿有的收付`,
            consequence: t`银行没有这笔收付时说明原因，它会列入余额调节表。`,
            confirmLabel: t`说明`,
            reason: { required: true, reader: t`余额调节表` },
            suggestions: [t`银行尚未入账`, t`付款在途`],
          },
          perform: (reason) => explain.run({ difference: 'registerOnly', entryId: row.id, reason }),
          done: t`已说明差异`,
        }),
      },
      {
        id: 'undo',
        label: t`撤销对账`,
        offered: (row) => !isOpen(row),
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`撤销对账`,
            consequence: t`撤销后恢复为未对账，撤销记录会保留。`,
            confirmLabel: t`撤销`,
            danger: true,
          },
          perform: () => undo.run({ entryId: row.id }),
          done: t`已撤销`,
        }),
      },
    ],
    refresh,
  );
}
