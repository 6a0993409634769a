export type { CardContext } from './card-list.tsx';
export { ColumnChooser, type ColumnChooserProps } from './column-chooser.tsx';
export { lesserColumns, type Column, type Density, type Sort } from './columns.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export { TableFoot, type FootTotal, type TableFootProps } from './table-foot.tsx';
export type { RowSelection } from './table-row.tsx';
