import type { PieceRow } from '@lianxin/api/contract';
import { EmptyState, FootBar } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { ListPage, NEWEST_FIRST, useChartSwitch, useChosen, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton, usePlace } from '../../../platform/navigation/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { VoucherSheet } from '../detail/voucher-sheet.tsx';
import { PIECE_COLUMNS_HIDDEN, usePieceColumns } from './holdings-columns.tsx';
import { HoldingsSummary, useTotals } from './holdings-summary.tsx';
import { PieceCard } from './piece-card.tsx';
import { pieceFilters } from './piece-filters.tsx';
import { useRowVerbs } from './use-row-verbs.ts';
import { useBlockedReason } from '../picking/use-blocked-reason.ts';

const HoldingsBatch = lazy(async () => ({ default: (await import('./holdings-batch.tsx')).HoldingsBatch }));

const keyOf = (row: PieceRow): string => row.id;

/** Present and past pieces of this enterprise with their acts. */
export function HoldingsScreen() {
  const { t } = useLingui();
  const place = usePlace();
  const { role, enterpriseName = '' } = useSignedInViewer();
  const at = useSheet();
  const list = useList({
    name: 'holdings',
    filters: pieceFilters,
    atFirst: { state: 'receivable' },
    // What was paid or passed on long ago would come first by due date.
    order: ({ state }) => (state === '' ? NEWEST_FIRST : 'dueOn'),
    hiddenAtFirst: PIECE_COLUMNS_HIDDEN,
  });
  const totals = useTotals();
  const [isByMonth, monthSwitch] = useChartSwitch('holdings', t`按月到期`);
  const chosen = useChosen(list, keyOf);
  const blockedReason = useBlockedReason();
  const operator = role === 'operator';
  const mayTransfer = operator && place('transfer.apply') !== undefined;

  return (
    <ListPage
      title={t`链信持有`}
      sub={<Trans>{enterpriseName}名下的全部凭证</Trans>}
      actions={(totals?.dueMonths.length ?? 0) > 0 && monthSwitch}
      above={<HoldingsSummary isByMonth={isByMonth} />}
      list={list}
      columns={usePieceColumns()}
      label={t`链信持有`}
      rowKey={keyOf}
      rowLabel={(row) => row.number}
      at={at}
      verbs={useRowVerbs((row, tab) => at.open(row.id, tab))}
      renderCard={(row, card) => <PieceCard row={row} context={card} acts={card.acts} />}
      selectable={operator}
      isSelectable={(row) => blockedReason(row) === undefined}
      disabledReason={blockedReason}
      unfound={t`没有符合条件的凭证`}
      empty={
        <EmptyState
          title={t`还没有持有链信`}
          action={
            <PlaceButton to="voucher.signForList" intent="primary">
              <Trans>去链信签收</Trans>
            </PlaceButton>
          }
        >
          <Trans>签收后，链信显示在这里，可以持有到期、转让、融资或质押。</Trans>
        </EmptyState>
      }
      sheet={<VoucherSheet at={at} />}
    >
      {mayTransfer && chosen.length === 0 && (
        <FootBar className="tablet:hidden">
          <PlaceButton to="transfer.apply" intent="primary" size="lg" block>
            <Trans>批量转让</Trans>
          </PlaceButton>
        </FootBar>
      )}
      {chosen.length > 0 && (
        <Suspense>
          <HoldingsBatch rows={chosen} onClose={() => list.setSelection(new Set())} />
        </Suspense>
      )}
    </ListPage>
  );
}
