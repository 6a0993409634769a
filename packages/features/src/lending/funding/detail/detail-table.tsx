import { DataTable, type DataTableProps } from '@lianxin/ui';

/** A table in a sheet or pane. Its head is not offset for the page header, because the pane scrolls separately. */
export const DetailTable = <Row,>(props: DataTableProps<Row>) => (
  <div className="overflow-hidden rounded-md border border-line max-tablet:border-0">
    <DataTable className="[--table-head-top:0px]!" {...props} />
  </div>
);
