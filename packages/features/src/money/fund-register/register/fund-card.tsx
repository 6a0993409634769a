import { fen, formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { FUND_DIRECTION_WORDS, FUND_TYPE_WORDS, RECONCILIATION_TERMS, type FundEntry } from './fund-terms.ts';

/** An entry on a phone: what came or went, with whom, and what is left after it. */
export function FundCard({ row, acts }: { readonly row: FundEntry; readonly acts: ReactNode }) {
  const { t, i18n } = useLingui();
  const { type, direction, amount, reconciliation, counterpartyName, bookedOn, number } = row;
  const balance = formatMoney(row.balanceAfter);
  return (
    <ListCard
      lead={
        <>
          {i18n._(FUND_DIRECTION_WORDS[direction])} · {i18n._(FUND_TYPE_WORDS[type])}
        </>
      }
      badge={<TermBadge term={RECONCILIATION_TERMS[reconciliation]} />}
      acts={acts}
    >
      <Amount size="lg" value={formatMoney(direction === 'in' ? amount : fen(-amount))} currency="¥" signed />
      <CardLine>
        <span>{counterpartyName || '—'}</span>
        <span className="tabular-nums">{bookedOn}</span>
      </CardLine>
      <CardLine>
        <span className="tabular-nums">{number}</span>
        <span className="tabular-nums">{t`余额 ${balance}`}</span>
      </CardLine>
    </ListCard>
  );
}
