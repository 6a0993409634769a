import { fen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { FUND_DIRECTION_WORDS, RECONCILIATION_TERMS } from '../register/fund-terms.ts';
import type { StatementLine } from './statement-terms.ts';

export function LineCard({ row, acts }: { readonly row: StatementLine; readonly acts: ReactNode }) {
  const { i18n } = useLingui();
  const { direction, amount, reconciliation, counterpartyName, bookedOn, serial, entry, standing } = row;
  return (
    <ListCard
      lead={i18n._(FUND_DIRECTION_WORDS[direction])}
      term={RECONCILIATION_TERMS[reconciliation]}
      amount={direction === 'in' ? amount : fen(-amount)}
      signed
      acts={acts}
    >
      <CardLine facts={[counterpartyName || '—', bookedOn]} />
      <CardLine>
        <span className="break-all tabular-nums">{serial || '—'}</span>
        <span className="tabular-nums">{entry?.number ?? standing?.reason ?? ''}</span>
      </CardLine>
    </ListCard>
  );
}
