import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../../platform/lists/index.ts';
import type { StatementLine } from './statement-terms.ts';

export interface LineActsOptions {
  /** Opens the choice of the entry that a line is. */
  readonly pick: (line: StatementLine) => void;
  readonly refresh: () => void;
}

/** Acts on a statement line: match it with an entry, explain why there is none, or undo either. */
export function useLineActs({ pick, refresh }: LineActsOptions) {
  const { t } = useLingui();
  const { reconciliation } = contract;
  const explain = useAction(reconciliation.explain);
  const undo = useAction(reconciliation.undo);
  const about = (row: StatementLine) => ({
    amount: `¥ ${formatMoney(row.amount)}`,
    facts: `${row.bookedOn}　${row.counterpartyName || '—'}　${row.serial}`,
  });
  const isOpen = (row: StatementLine) => row.reconciliation === 'unmatched';
  return useRowActs<StatementLine>(
    [
      { id: 'match', label: t`对平`, offered: isOpen, start: (row) => pick(row) },
      {
        id: 'explain',
        label: t`说明`,
        offered: isOpen,
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`说明仅银行有的收付`,
            consequence: t`登记簿没有这笔收付时说明原因，它会列入余额调节表。`,
            confirmLabel: t`说明`,
            reason: { required: true, reader: t`余额调节表` },
            suggestions: [t`账户管理费，待补录`, t`银行结息，待补录`, t`与平台业务无关的收付`],
          },
          perform: (reason) => explain.run({ difference: 'bankOnly', lineId: row.id, reason }),
          done: t`已说明差异`,
        }),
      },
      {
        id: 'undo',
        label: t`撤销`,
        offered: (row) => !isOpen(row),
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`撤销对账`,
            consequence: t`撤销后恢复为未对账，撤销记录会保留。`,
            confirmLabel: t`撤销`,
            danger: true,
          },
          perform: () => undo.run({ lineId: row.id }),
          done: t`已撤销`,
        }),
      },
    ],
    refresh,
  );
}
