import { DataTable, type DataTableProps } from '@lianxin/ui';

/** A table within a detail: framed, and its head below no header, as it scrolls with a sheet or a pane of its own. */
export const DetailTable = <Row,>(props: DataTableProps<Row>) => (
  <div className="overflow-hidden rounded-md border border-line max-tablet:border-0">
    <DataTable className="[--table-head-top:0px]!" {...props} />
  </div>
);
