/** Parts of every list: filters, chips with counts, columns, cells, pages, printing and export. */
export { DateCell, DueCell, LeadCell, MoneyCell, NumberCell, PartyCell, TermBadge, TextCell } from './cells.tsx';
export { csvOf } from './export/csv.ts';
export { download } from './export/download.ts';
export { ExportButton } from './export/export-button.tsx';
export { writeWorkbook } from './export/write-workbook.ts';
export type { ExportColumn, ExportKind } from './export/workbook.ts';
export { defineFilters } from './filters/define-filters.ts';
export {
  amountRange,
  dayRange,
  flagChoice,
  flagFilter,
  folded,
  groupChips,
  partyFilter,
  searchFilter,
  selectFilter,
  stateChips,
  typeChips,
} from './filters/filters.ts';
export type { PickerProps } from './filters/kinds.ts';
export { ListChips } from './filters/list-filters.tsx';
export { ListEmpty } from './list-empty.tsx';
export { ListPage, type ListCardContext, type ListPageProps } from './list-page.tsx';
export type { ListColumn } from './list-column.ts';
export { ListView, type ListViewProps } from './list-view.tsx';
export { CopyFacts, inFours, type CopyFact } from './copy-facts.tsx';
export { MaskedAccount } from './masked-account.tsx';
export { CardLine, ListCard } from './list-card.tsx';
export { RecordHead, type RecordHeadProps } from './sheet/record-head.tsx';
export { RecordSheet } from './sheet/record-sheet.tsx';
export { useRecord, useSheet, type SheetPlace, type Shown } from './sheet/use-sheet.ts';
export { usePrintSheet } from './print/use-print-sheet.tsx';
export { ReasonDialog, type ReasonDialogProps } from './acts/reason-dialog.tsx';
export { RowAct, RowActs, type Verb } from './acts/row-acts.tsx';
export { useActsCell, type ActsCell } from './acts/use-acts-cell.tsx';
export { useRowActs, type ListAct, type RowActing } from './acts/use-row-acts.tsx';
export { useChartSwitch } from './use-chart-switch.tsx';
export { useChosen } from './use-chosen.ts';
export { DUE_FIRST, LATEST_CHANGE_FIRST, NEWEST_FIRST } from './order.ts';
export { partInEffect } from './part-in-effect.tsx';
export { useColumns } from './use-columns.tsx';
export { useSeenRows } from './use-seen-rows.ts';
export { useList, type List } from './use-list.ts';
