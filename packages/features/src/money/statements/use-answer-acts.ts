import type { Result } from '@lianxin/api/react';
import { formatMoney, type Fen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../platform/lists/index.ts';
import type { StatementMonth } from './bill/statement-words.ts';

type AnsweredMonth = Pick<StatementMonth, 'month' | 'from' | 'to' | 'acts'>;

export interface AnswerActs<Month> {
  readonly confirm: (month: Month) => Promise<Result<unknown>>;
  readonly dispute: (month: Month, reason: string) => Promise<Result<unknown>>;
  /** The amount shown in dialogs. */
  readonly amountOf: (month: Month) => Fen;
  /** What to check before confirming, and its consequence. */
  readonly consequence: string;
  /** Common reasons. */
  readonly suggestions: readonly string[];
  readonly refresh: () => void;
}

/** Answers to a completed month, as allowed by the server. Render `dialogs` once. */
export function useAnswerActs<Month extends AnsweredMonth>(acts: AnswerActs<Month>) {
  const { t } = useLingui();
  const { confirm, dispute, amountOf, consequence, suggestions, refresh } = acts;
  const about = (month: Month) => {
    const { from, to } = month;
    return { amount: `¥ ${formatMoney(amountOf(month))}`, facts: t`${from} 至 ${to}`, needsNetwork: true };
  };
  return useRowActs<Month>(
    [
      {
        id: 'confirm',
        isMain: true,
        label: t`确认账单`,
        offered: (row) => row.acts.includes('confirm'),
        start: (row) => ({
          ask: { ...about(row), title: t`确认 ${{ month: row.month }} 账单`, consequence, confirmLabel: t`确认账单` },
          perform: () => confirm(row),
          done: t`${{ month: row.month }} 账单已确认`,
        }),
      },
      {
        id: 'dispute',
        label: t`提出异议`,
        offered: (row) => row.acts.includes('dispute'),
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`对 ${{ month: row.month }} 账单提出异议`,
            consequence: t`平台会核对并答复，答复会发到您的消息里。期间仍可确认。`,
            confirmLabel: t`提出异议`,
            reason: { required: true, reader: t`平台` },
            suggestions,
          },
          perform: (reason) => dispute(row, reason),
          done: t`已提出异议，平台会答复`,
        }),
      },
    ],
    refresh,
  );
}
