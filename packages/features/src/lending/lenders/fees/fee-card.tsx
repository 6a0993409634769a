import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { CHARGE_WORDS, useNextActors } from '../../../platform/terms/index.ts';
import { FEE_DIRECTION_WORDS, FEE_TERMS, useFeeParties, type Fee } from './fee-words.ts';

/** A fee as a card, on a phone. */
export function FeeCard({ row, acts }: { readonly row: Fee; readonly acts: ReactNode }) {
  const { t, i18n } = useLingui();
  const nextActors = useNextActors();
  const { payers } = useFeeParties();
  const { kind, direction, state, amount, applicationNumber, paidOn, waitingFor, reason } = row;
  return (
    <ListCard lead={i18n._(CHARGE_WORDS[kind])} term={FEE_TERMS[state]} amount={amount} reason={reason} acts={acts}>
      <CardLine facts={[payers(row), i18n._(FEE_DIRECTION_WORDS[direction])]} />
      <CardLine
        facts={[
          applicationNumber,
          paidOn !== null && (state === 'withheld' ? t`${paidOn} 扣收` : t`${paidOn} 支付`),
          waitingFor && t`等待 ${{ who: nextActors([waitingFor]) }}`,
        ]}
      />
    </ListCard>
  );
}
