import { ColumnChooser, DataTable, DensitySwitch, lesserColumns, Pagination, Panel, type DataTableProps, useIsMobile } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { FailureState, NotRenewed } from '../notices/index.ts';
import { ExportButton } from './export/export-button.tsx';
import { ListChips, ListFilters } from './filters/list-filters.tsx';
import type { ListColumn } from './list-column.ts';
import { OrderWords } from './order-words.tsx';
import type { PageReply } from './paging.ts';
import { PrintButton } from './print/print-button.tsx';
import { totalsOf } from './totals.tsx';
import type { List } from './use-list.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import { ViewsMenu } from './views/views-menu.tsx';

export interface ListViewProps<Row> extends Pick<
  DataTableProps<Row>,
  'rowKey' | 'rowLabel' | 'groupOf' | 'onRowOpen' | 'onRowReach' | 'currentKey' | 'isSelectable' | 'disabledReason' | 'renderCard'
> {
  readonly list: List<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly label: string;
  readonly counts?: Readonly<Record<string, number | undefined>> | undefined;
  readonly onChipChange?: () => void;
  /** After the filters, such as a sort order. */
  readonly beside?: ReactNode;
  /** Makes rows selectable for a batch. @default false */
  readonly selectable?: boolean;
  readonly empty: ReactNode;
  /** A record stands beside the table, which shows identity, state and amount only. @default false */
  readonly isNarrowed?: boolean;
  /** Shown instead of the table and its pages, such as a tree. Draws its own loading, empty and error states. */
  readonly body?: ReactNode;
  /** The count of rows in words. @default 共 n 笔 */
  readonly totalWords?: (total: number) => ReactNode;
  /** Beside the count, such as the part of the total in effect. */
  readonly totalNote?: (reply: PageReply<Row>) => ReactNode;
}

/** The body of every list: chips, filters, table, totals, pages, column settings, export, and the loading, empty and error states. */
export function ListView<Row>({
  list,
  columns,
  label,
  counts,
  onChipChange,
  beside,
  selectable = false,
  empty,
  isNarrowed = false,
  body,
  totalWords = totalCount,
  totalNote,
  ...table
}: ListViewProps<Row>) {
  const { reply } = list;
  const mobile = useIsMobile();
  const isTable = body === undefined;
  const { hidden } = list;
  const gone = useMemo(() => (isNarrowed ? new Set([...hidden, ...lesserColumns(columns)]) : hidden), [isNarrowed, hidden, columns]);
  const written = columns.filter((column) => column.text !== undefined);
  const rows = useSteadyRows(list.rows, table.rowKey);
  const totals = reply && totalsOf(columns, reply);

  return (
    <Panel flush data-list={list.name}>
      <ListChips list={list} counts={counts} onChange={onChipChange} />
      <ListFilters
        list={list}
        beside={beside}
        end={
          <>
            <OrderWords list={list} columns={columns} isTable={isTable} />
            <ViewsMenu list={list} />
            {isTable && <DensitySwitch value={list.density} onValueChange={list.setDensity} className="max-tablet:hidden" />}
            {isTable && !mobile && <ColumnChooser columns={columns} hidden={list.hidden} onHiddenChange={list.setHidden} />}
            {!mobile && <PrintButton list={list} label={label} columns={written.filter(({ id }) => !list.hidden.has(id))} />}
            <ExportButton
              name={label}
              columns={written.map(({ id, name, header, kind = 'text' }) => ({
                name: name ?? (typeof header === 'string' ? header : id),
                kind,
                isSummed: reply?.columnSums?.[id] !== undefined,
              }))}
              rows={async (taking) => {
                const taken = await list.everyRow(taking);
                return { ...taken, rows: taken.rows.map((row) => written.map((column) => column.text?.(row) ?? '')) };
              }}
            />
          </>
        }
      />
      <NotRenewed error={reply && list.error} onRetry={() => void list.refresh()} className="m-4" />
      {isTable ? (
        <DataTable
          {...table}
          label={label}
          columns={columns}
          rows={rows}
          sort={list.sort}
          onSortChange={list.setSort}
          density={list.density}
          hidden={gone}
          totals={totals}
          loading={list.loading}
          {...(selectable ? { selection: list.selection, onSelectionChange: list.setSelection } : {})}
          empty={empty}
          error={list.error && reply === undefined && <FailureState error={list.error} onRetry={() => void list.refresh()} />}
        />
      ) : (
        body
      )}
      {reply !== undefined && reply.total > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-2 text-sm text-ink-muted">
          <span>{totalWords(reply.total)}</span>
          {mobile &&
            columns.slice(1).map(
              ({ id, header }) =>
                totals?.[id] !== undefined &&
                !list.hidden.has(id) && (
                  <span key={id}>
                    {header} <b className="font-semibold text-ink">{totals[id]}</b>
                  </span>
                ),
            )}
          {totalNote?.(reply)}
          {isTable && (
            <Pagination
              className="ml-auto"
              showTotal={false}
              page={list.page.page}
              pageSize={list.page.pageSize}
              total={reply.total}
              onPageChange={list.setPage}
              onPageSizeChange={list.setPageSize}
            />
          )}
        </div>
      )}
    </Panel>
  );
}

const totalCount = (total: number) => <Trans>共 {total} 笔</Trans>;
