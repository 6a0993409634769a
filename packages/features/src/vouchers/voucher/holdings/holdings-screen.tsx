import type { PieceRow } from '@lianxin/api/contract';
import { EmptyState, FootBar, Page, PageHeader } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { ListEmpty, ListView, useActsCell, useList, useSeenRows, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton, usePlace } from '../../../platform/navigation/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { VoucherSheet } from '../detail/voucher-sheet.tsx';
import { usePieceColumns } from './holdings-columns.tsx';
import { HoldingsSummary, useTotals } from './holdings-summary.tsx';
import { PieceCard } from './piece-card.tsx';
import { pieceFilters } from './piece-filters.tsx';
import { useRowVerbs } from './use-row-verbs.ts';
import { useBlockedReason } from '../picking/use-blocked-reason.ts';

const HoldingsBatch = lazy(async () => ({ default: (await import('./holdings-batch.tsx')).HoldingsBatch }));

const keyOf = (row: PieceRow): string => row.id;

/** Every piece this enterprise holds or held, and what can be done with it. */
export function HoldingsScreen() {
  const { t } = useLingui();
  const place = usePlace();
  const { role, enterpriseName = '' } = useSignedInViewer();
  const sheet = useSheet();
  const totals = useTotals();
  const list = useList({
    name: 'holdings',
    filters: pieceFilters,
  });
  const verbs = useRowVerbs((row, tab) => sheet.open(row.id, tab));
  const acts = useActsCell<PieceRow>({ name: ({ number }) => number, verbs });
  const columns = usePieceColumns(acts);
  const seen = useSeenRows(list.rows, keyOf);
  const blockedReason = useBlockedReason();
  const chosen = [...list.selection].flatMap((id) => seen.get(id) ?? []);
  const operator = role === 'operator';
  const mayTransfer = operator && place('transfer.apply') !== undefined;

  return (
    <Page
      header={
        <PageHeader
          title={t`链信持有`}
          sub={<Trans>{enterpriseName}名下的全部凭证</Trans>}
          actions={
            <>
              <PlaceButton to="settlement.receipts">
                <Trans>到期结算</Trans>
              </PlaceButton>
              <PlaceButton to="treasury.income">
                <Trans>收入</Trans>
              </PlaceButton>
              <PlaceButton to="treasury.expenditure">
                <Trans>支出</Trans>
              </PlaceButton>
              <PlaceButton to="dues.receivables">
                <Trans>应收账款</Trans>
              </PlaceButton>
              <PlaceButton to="dues.payables">
                <Trans>应付账款</Trans>
              </PlaceButton>
              <PlaceButton to="statements.bill">
                <Trans>链信账单</Trans>
              </PlaceButton>
              <PlaceButton to="voucher.register">
                <Trans>全部凭证</Trans>
              </PlaceButton>
            </>
          }
        />
      }
    >
      <HoldingsSummary />
      <ListView
        list={list}
        columns={columns}
        label={t`链信持有`}
        rowKey={keyOf}
        rowLabel={(row) => row.number}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        renderCard={(row, context) => <PieceCard row={row} context={context} acts={acts(row)} />}
        selectable={operator}
        isSelectable={(row) => blockedReason(row) === undefined}
        disabledReason={blockedReason}
        counts={{ pledged: totals?.pledged.count, overdue: totals?.overdue.count, receivable: totals?.receivable.count }}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的凭证`}>
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
          </ListEmpty>
        }
      />
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
      <VoucherSheet at={sheet} />
    </Page>
  );
}
