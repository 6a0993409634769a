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

/** The address value of a part: a state code, or pledged or overdue. */
const codeOf = (id: string): string => {
  const state = pieceMachine.states.find((known) => known === id);
  return state === undefined ? id : String(PIECE_STATE_CODES[state]);
};

/** 持有分布: holdings by state, with links. */
export function HoldingsPanel({ overview }: { readonly overview: Overview }) {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const navigate = useNavigate();
  const rowOf = (
    id: string,
    term: { readonly label: (typeof OVERDUE_TERM)['label']; readonly tone: StatusTone },
    color: TokenColor,
    { count, amount }: Overview['pledged'],
  ): DistributionRow => ({
    id,
    label: i18n._(term.label),
    glyph: <StatusGlyph tone={term.tone} />,
    count: t`${count} 笔`,
    amount: formatMoney(amount),
    value: Number(amount),
    color,
  });
  const rows = [
    ...overview.holdings
      .filter(({ count }) => count > 0)
      .map((part) => rowOf(part.state, PIECE_TERMS[part.state], `state-${PIECE_STATE_CODES[part.state]}`, part)),
    ...(overview.pledged.count > 0 ? [rowOf('pledged', PLEDGE_TERMS.pledged, 'state-pledged', overview.pledged)] : []),
    ...(overview.overdue.count > 0 ? [rowOf('overdue', OVERDUE_TERM, 'state-overdue', overview.overdue)] : []),
  ];
  const total = overview.holdings.reduce((sum, { count }) => sum + count, 0);
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
                  const to = place('voucher.holdings', { state: codeOf(id) });
                  if (to !== undefined) void navigate(to);
                },
              })}
        />
      )}
    </Panel>
  );
}
