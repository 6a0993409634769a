import { DataTable, type DataTableProps } from '@lianxin/ui';

/** The class of a table in a sheet or pane. Its head does not stick below the page's header, as the pane scrolls by itself. */
export const DetailTable = <Row,>(props: DataTableProps<Row>) => (
  <div className="overflow-hidden rounded-md border border-line max-tablet:border-0">
    <DataTable className="[--table-head-top:0px]!" {...props} />
  </div>
);
