import { formatMoney, PIECE_STATE_CODES, pieceMachine } from '@lianxin/domain';
import {
  Anchor,
  DistributionList,
  EmptyState,
  Panel,
  StatusGlyph,
  type DistributionRow,
  type StatusTone,
  type TokenColor,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { usePlace } from '../../../platform/navigation/index.ts';
import { PIECE_TERMS, OVERDUE_TERM, PLEDGE_TERMS } from '../../../platform/terms/index.ts';
import type { Overview } from './task-terms.ts';

/** A part of the holdings as in the list's address: a state's code, pledged or overdue. Holdings that are neither are available. */
const addressOf = (id: string) => {
  const state = pieceMachine.states.find((known) => known === id);
  if (state === undefined) return { state: id };
  return { state: String(PIECE_STATE_CODES[state]), ...(state === 'holding' && { available: '1' }) };
};

/** 持有分布: each piece counts in one part, which links to the same part of the list. */
export function HoldingsPanel({ overview }: { readonly overview: Overview }) {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const navigate = useNavigate();
  const rowOf = (
    id: string,
    term: { readonly label: (typeof OVERDUE_TERM)['label']; readonly tone: StatusTone },
    color: TokenColor,
    { count, amount }: Overview['pledged'],
    plain = false,
  ): DistributionRow => ({
    id,
    label: i18n._(term.label),
    glyph: <StatusGlyph tone={term.tone} />,
    count: t`${count} 笔`,
    amount: formatMoney(amount),
    value: Number(amount),
    color,
    plain,
  });
  const { holdings, pledged, pledgedInTime, overdue } = overview;
  const rows = [
    ...holdings
      .filter(({ rest }) => rest.count > 0)
      .map(({ state, rest }) => rowOf(state, PIECE_TERMS[state], `state-${PIECE_STATE_CODES[state]}`, rest)),
    // The list of pledged pieces includes overdue ones.
    ...(pledgedInTime.count > 0
      ? [rowOf('pledged', PLEDGE_TERMS.pledged, 'state-pledged', pledgedInTime, pledgedInTime.count < pledged.count)]
      : []),
    ...(overdue.count > 0 ? [rowOf('overdue', OVERDUE_TERM, 'state-overdue', overdue)] : []),
  ];
  const total = holdings.reduce((sum, { count }) => sum + count, 0);
  const list = place('voucher.holdings');
  const all = place('treasury.assets');

  return (
    <Panel
      className="h-full"
      title={<Trans>持有分布</Trans>}
      sub={<Trans>{total} 笔，元</Trans>}
      extra={
        <>
          {all !== undefined && (
            <Anchor href={`#${all}`} className="text-accent hover:underline">
              <Trans>资产总览</Trans>
            </Anchor>
          )}
          {list !== undefined && (
            <Anchor href={`#${list}`} className="text-accent hover:underline">
              <Trans>链信持有</Trans>
            </Anchor>
          )}
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={<Trans>还没有持有的链信</Trans>}>
          <Trans>签收后显示在这里。</Trans>
        </EmptyState>
      ) : (
        <DistributionList
          label={t`持有分布`}
          rows={rows}
          {...(list === undefined
            ? {}
            : {
                onRowSelect: (id) => {
                  const to = place('voucher.holdings', addressOf(id));
                  if (to !== undefined) void navigate(to);
                },
              })}
        />
      )}
    </Panel>
  );
}
