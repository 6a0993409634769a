import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import type { StatementSide } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useAnswerActs } from '../use-answer-acts.ts';
import type { StatementMonth } from './statement-words.ts';

/** Answers to a statement of vouchers. Render `dialogs` once. */
export function useStatementActs(side: StatementSide, refresh: () => void) {
  const { t } = useLingui();
  const { run: confirm } = useAction(contract.statement.confirm);
  const { run: dispute } = useAction(contract.statement.dispute);
  return useAnswerActs<StatementMonth>({
    confirm: ({ month, version, closing }) => confirm({ side, month, version, closing }),
    dispute: ({ month, version }, reason) => dispute({ side, month, version, reason }),
    amountOf: ({ closing }) => closing,
    consequence: t`请先与本企业账簿核对期末金额。确认后不能再提出异议。`,
    suggestions: [t`有一笔没有列入`, t`有一笔金额不符`, t`期初与上期期末不一致`],
    refresh,
  });
}
