import type { Column } from '@lianxin/ui';
import type { ExportKind } from './export/workbook.ts';

export interface ListColumn<Row> extends Column<Row> {
  /** The cell in an export; a column without it is not exported. */
  readonly text?: (row: Row) => string;
  /** Type of that text. @default 'text' */
  readonly kind?: ExportKind;
}
