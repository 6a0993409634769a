import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { csvOf } from './csv.ts';
import { download } from './download.ts';
import type { CollectedRows } from './every-row.ts';
import { withTotals } from './total-row.ts';
import type { ExportColumn } from './workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

/** A workbook, or text for other programs. */
export type ExportFormat = 'xlsx' | 'csv';

export interface ExportedList {
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  readonly taken: CollectedRows<readonly string[]>;
}

/** Saves a list as a file; the name tells if rows are missing. */
export async function saveList(format: ExportFormat, { name, columns, taken }: ExportedList, i18n: I18n): Promise<void> {
  const { total } = taken;
  const count = taken.rows.length;
  const rows = withTotals(columns, taken.rows, i18n._(msg`合计`));
  const file = `${count < total ? i18n._(msg`${name}（${total} 笔中的 ${count} 笔）`) : name}.${format}`;
  if (format === 'xlsx') download(file, await writeWorkbook([{ name, columns, rows }]));
  else download(file, csvOf([columns.map((column) => column.name), ...rows]));
}
