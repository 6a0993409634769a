import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { CHARGE_WORDS, useNextActors } from '../../../platform/terms/index.ts';
import { FEE_DIRECTION_WORDS, FEE_TERMS, useFeeParties, type Fee } from './fee-words.ts';

/** A fee on a phone: which, how much, of whom, how far it is and what can be done. */
export function FeeCard({ row, acts }: { readonly row: Fee; readonly acts: ReactNode }) {
  const { t, i18n } = useLingui();
  const nextActors = useNextActors();
  const { payers } = useFeeParties();
  const { kind, direction, state, amount, applicationNumber, paidOn, waitingFor, reason } = row;
  return (
    <ListCard lead={i18n._(CHARGE_WORDS[kind])} badge={<TermBadge term={FEE_TERMS[state]} />} acts={acts}>
      <Amount size="lg" value={formatMoney(amount)} currency="¥" />
      <CardLine>
        <span>{payers(row)}</span>
        <span>{i18n._(FEE_DIRECTION_WORDS[direction])}</span>
      </CardLine>
      <CardLine>
        <span>{applicationNumber}</span>
        {paidOn !== null && <span>{t`${paidOn} 支付`}</span>}
        {waitingFor && <span>{t`等待 ${{ who: nextActors([waitingFor]) }}`}</span>}
      </CardLine>
      {reason !== null && <p className="text-critical-ink">{reason}</p>}
    </ListCard>
  );
}
