import { fen, formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { FUND_DIRECTION_WORDS, FUND_TYPE_WORDS, RECONCILIATION_TERMS, type FundEntry } from './fund-terms.ts';

export function FundCard({ row, acts }: { readonly row: FundEntry; readonly acts: ReactNode }) {
  const { t, i18n } = useLingui();
  const { type, direction, amount, reconciliation, counterpartyName, bookedOn, number } = row;
  const balance = formatMoney(row.balanceAfter);
  return (
    <ListCard
      lead={`${i18n._(FUND_DIRECTION_WORDS[direction])} · ${i18n._(FUND_TYPE_WORDS[type])}`}
      term={RECONCILIATION_TERMS[reconciliation]}
      amount={direction === 'in' ? amount : fen(-amount)}
      signed
      acts={acts}
    >
      <CardLine facts={[counterpartyName || '—', bookedOn]} />
      <CardLine facts={[number, t`余额 ${balance}`]} />
    </ListCard>
  );
}
