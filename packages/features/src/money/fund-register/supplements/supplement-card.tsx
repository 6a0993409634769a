import { fen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { FUND_DIRECTION_WORDS, FUND_TYPE_WORDS } from '../register/fund-terms.ts';
import { SUPPLEMENT_TERMS, type Supplement } from './supplement-terms.ts';

export function SupplementCard({ row, acts }: { readonly row: Supplement; readonly acts: ReactNode }) {
  const { i18n } = useLingui();
  const { direction, type, state, amount, counterpartyName, bookedOn, applicationNumber, reason } = row;
  return (
    <ListCard
      lead={`${i18n._(FUND_DIRECTION_WORDS[direction])} · ${i18n._(FUND_TYPE_WORDS[type])}`}
      term={SUPPLEMENT_TERMS[state]}
      amount={direction === 'in' ? amount : fen(-amount)}
      signed
      reason={reason}
      acts={acts}
    >
      <CardLine facts={[counterpartyName, bookedOn]} />
      <CardLine facts={[applicationNumber]} />
    </ListCard>
  );
}
