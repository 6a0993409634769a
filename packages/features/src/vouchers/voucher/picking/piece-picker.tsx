import type { PieceRow } from '@lianxin/api/contract';
import { formatMoney, sumFen } from '@lianxin/domain';
import { Amount, Checkbox, DataTable, EmptyState, Pagination, Panel, SearchInput, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { DueCell, MoneyCell, NumberCell, PartyCell } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { useOrigin } from '../detail/use-origin.ts';
import type { PiecePicking } from './use-piece-picking.ts';

export interface PiecePickerProps {
  readonly picking: PiecePicking;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** Name of the table: "可转让的凭证". */
  readonly label: string;
  /** Shown without pieces: "没有可转让的凭证". */
  readonly noneTitle: string;
  /** Shown after a failed load. */
  readonly failedTitle: string;
}

/** Number of rows above which a search is shown. */
const SEARCH_FROM = 8;
/** Number of rows above which the table scrolls, to keep the form near. */
const FRAME_FROM = 10;

/** Pieces to select, searched and paged on the server, with their sum. */
export function PiecePicker({ picking, onChange, label, noneTitle, failedTitle }: PiecePickerProps) {
  const { t } = useLingui();
  const { rows, total, page, pageSize, typed, chosen, pieces: picked, setPlace } = picking;
  const count = picked.length;
  const columns = usePieceColumns();
  return (
    <Panel
      ref={setPlace}
      tabIndex={-1}
      title={t`选择凭证`}
      extra={
        (total > SEARCH_FROM || typed !== '') && (
          <SearchInput size="sm" className="w-64 max-tablet:w-full" label={t`链信编号或开立方`} value={typed} onSearch={picking.search} />
        )
      }
      flush
      footer={
        total > 0 && (
          <>
            {count > 0 ? (
              <span>
                <Trans>已选 {count} 笔，可用合计</Trans>{' '}
                <Amount className="font-semibold text-ink" value={formatMoney(sumFen(picked.map((piece) => piece.availableAmount)))} />
              </span>
            ) : (
              <Trans>共 {total} 笔</Trans>
            )}
            {total > pageSize && (
              <Pagination className="ml-auto" page={page} pageSize={pageSize} total={total} onPageChange={picking.setPage} />
            )}
          </>
        )
      }
    >
      <div className="max-tablet:max-h-[60dvh] max-tablet:overflow-y-auto">
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowLabel={(row) => row.number}
          loading={picking.loading}
          skeletonRows={4}
          {...(rows.length > FRAME_FROM ? { height: 'min(46dvh, 400px)' } : {})}
          selection={chosen}
          onSelectionChange={onChange}
          onRowOpen={(row) => onChange(toggled(chosen, row.id))}
          error={picking.error && <FailureState title={failedTitle} error={picking.error} onRetry={picking.refresh} />}
          empty={
            typed === '' ? (
              <EmptyState title={noneTitle}>
                <Trans>签收链信后，正常持有的凭证会出现在这里。</Trans>
              </EmptyState>
            ) : (
              <EmptyState title={t`没有符合条件的凭证`} />
            )
          }
          renderCard={(row) => (
            <Checkbox
              aria-label={row.number}
              checked={chosen.has(row.id)}
              onCheckedChange={() => onChange(toggled(chosen, row.id))}
              className="flex w-full rounded-md border border-line bg-surface p-3 text-sm has-checked:border-accent has-checked:bg-surface-selected"
            >
              <span className="flex min-w-0 flex-1 flex-col gap-1">
                <NumberCell number={row.number} />
                <Amount size="lg" currency="¥" value={formatMoney(row.availableAmount)} />
                <span className="flex flex-wrap justify-between gap-x-3 text-ink-muted">
                  <span>{row.issuer.name}</span>
                  <DueCell date={row.dueOn} remainingDays={row.remainingDays} daysLate={row.daysLate} open />
                </span>
              </span>
            </Checkbox>
          )}
        />
      </div>
    </Panel>
  );
}

function usePieceColumns(): readonly Column<PieceRow>[] {
  const { t } = useLingui();
  const originOf = useOrigin();
  return useMemo(
    () => [
      { id: 'number', header: t`链信编号`, sticky: 'start', cell: (row) => <NumberCell number={row.number} /> },
      { id: 'issuer', header: t`开立方`, cell: (row) => <PartyCell name={row.issuer.name} /> },
      { id: 'from', header: t`来源`, priority: 'low', cell: (row) => <PartyCell name={originOf(row.source, row.from)} /> },
      { id: 'available', header: t`可用金额（元）`, align: 'end', cell: (row) => <MoneyCell amount={row.availableAmount} /> },
      {
        id: 'dueOn',
        header: t`到期日`,
        cell: (row) => <DueCell date={row.dueOn} remainingDays={row.remainingDays} daysLate={row.daysLate} open />,
      },
    ],
    [t, originOf],
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
