import { fen, formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { FUND_DIRECTION_WORDS, FUND_TYPE_WORDS } from '../register/fund-terms.ts';
import { SUPPLEMENT_TERMS, type Supplement } from './supplement-terms.ts';

/** A supplement on a phone. */
export function SupplementCard({ row, acts }: { readonly row: Supplement; readonly acts: ReactNode }) {
  const { i18n } = useLingui();
  const { direction, type, state, amount, counterpartyName, bookedOn, applicationNumber, reason } = row;
  return (
    <ListCard
      lead={
        <>
          {i18n._(FUND_DIRECTION_WORDS[direction])} · {i18n._(FUND_TYPE_WORDS[type])}
        </>
      }
      badge={<TermBadge term={SUPPLEMENT_TERMS[state]} />}
      acts={acts}
    >
      <Amount size="lg" value={formatMoney(direction === 'in' ? amount : fen(-amount))} currency="¥" signed />
      <CardLine>
        <span>{counterpartyName}</span>
        <span className="tabular-nums">{bookedOn}</span>
      </CardLine>
      <CardLine>
        <span className="tabular-nums">{applicationNumber}</span>
      </CardLine>
      {reason !== null && <p className="text-critical-ink">{reason}</p>}
    </ListCard>
  );
}
