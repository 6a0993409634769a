import type { Incoming } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { TermBadge } from '../../../platform/lists/index.ts';
import { INCOMING_TERMS, OVERDUE_TERM, PIECE_TERMS, PLEDGE_TERMS, type Term } from '../../../platform/terms/index.ts';

type Part = Incoming['became'][number];

/** Overdue before pledged, pledged before the piece's own state. */
function termOf({ state, pledged, overdue }: Part): Term {
  if (overdue) return OVERDUE_TERM;
  return pledged ? PLEDGE_TERMS.pledged : PIECE_TERMS[state];
}

const keyOf = ({ state, pledged, overdue }: Part): string => `${state}:${pledged}:${overdue}`;

/** What became of a received piece; parts with amounts if there are several. */
export function useOutcomeWords(): (row: Incoming) => string {
  const { i18n } = useLingui();
  return useCallback(
    ({ state, became }) => {
      if (became.length === 0) return i18n._(INCOMING_TERMS[state].label);
      return became.map((part) => `${i18n._(termOf(part).label)}${became.length > 1 ? ` ${formatMoney(part.amount)}` : ''}`).join('；');
    },
    [i18n],
  );
}

export function OutcomeBadges({ row: { state, became } }: { readonly row: Incoming }) {
  if (became.length === 0) return <TermBadge term={INCOMING_TERMS[state]} />;
  return (
    <span className="flex flex-col items-start gap-0.5 py-1">
      {became.map((part) => (
        <span key={keyOf(part)} className="flex flex-wrap items-baseline gap-x-2">
          <TermBadge term={termOf(part)} />
          {became.length > 1 && <span className="text-xs text-ink-muted tabular-nums">{formatMoney(part.amount)}</span>}
        </span>
      ))}
    </span>
  );
}
