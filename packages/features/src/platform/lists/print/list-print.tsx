import { shanghaiMinute } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSignedInViewer } from '../../session/index.ts';
import type { CollectedRows } from '../export/every-row.ts';
import { wordsOf } from '../filters/words-of.ts';
import { withTotals } from '../export/total-row.ts';
import type { ExportColumn } from '../export/workbook.ts';
import type { ListColumn } from '../list-column.ts';
import type { List } from '../use-list.ts';
import { PrintedSheet } from './use-print-sheet.tsx';

export interface ListPrintProps {
  readonly list: Pick<List<unknown>, 'filterSet' | 'filters' | 'filtersSet'>;
  readonly label: string;
  readonly columns: readonly (Pick<ListColumn<never>, 'id' | 'header' | 'align'> & Pick<ExportColumn, 'isSummed'>)[];
  readonly taken: CollectedRows<unknown>;
  readonly cells: readonly (readonly string[])[];
  readonly onDone: () => void;
}

/** The rows found, for printing: owner, filters, time, and on each page a header and page number. */
export function ListPrint({ list, label, columns, taken, cells, onDone }: ListPrintProps) {
  const { t, i18n } = useLingui();
  const { enterpriseName, displayName } = useSignedInViewer();
  const { rows, total } = taken;
  const count = rows.length;
  const filters = wordsOf(list, rows, i18n);
  const [at] = useState(() => shanghaiMinute(new Date().toISOString()));
  return (
    <PrintedSheet paper="numbered" onDone={onDone}>
      <h1 className="text-lg font-semibold">{label}</h1>
      <p className="text-sm">{enterpriseName}</p>
      <p className="text-xs">{filters.length > 0 ? filters.join('；') : <Trans>没有筛选</Trans>}</p>
      <p className="mb-2 text-xs">
        <Trans>
          {displayName} 打印于 {at}
        </Trans>
        {' · '}
        {count < total ? (
          <Trans>
            共 {total} 笔，本表为前 {count} 笔
          </Trans>
        ) : (
          <Trans>共 {total} 笔</Trans>
        )}
      </p>
      <table className="w-full border-collapse text-xs">
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th
                key={id}
                scope="col"
                className={`border-b border-line-strong px-1 py-0.5 ${align === 'end' ? 'text-right' : 'text-left'}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withTotals(columns, cells, t`合计`).map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the print never changes
            <tr key={index} className="break-inside-avoid">
              {columns.map(({ id, align }, column) => (
                <td key={id} className={`border-b border-line px-1 py-0.5 align-top tabular-nums ${align === 'end' ? 'text-right' : ''}`}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedSheet>
  );
}
