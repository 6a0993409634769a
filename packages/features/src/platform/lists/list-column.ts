import type { Column } from '@lianxin/ui';
import type { ExportKind } from './export/workbook.ts';

/** A column of a list, on the page, in an export and on paper. */
export interface ListColumn<Row> extends Column<Row> {
  /** The cell as text in an export; a column without it is not exported. */
  readonly text?: (row: Row) => string;
  /** What that text is. @default 'text' */
  readonly kind?: ExportKind;
}
