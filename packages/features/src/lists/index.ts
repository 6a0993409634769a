export { AmountFilters } from './amount-filters.tsx';
export { DateCell, DueCell, MoneyCell, NumberCell, PartyCell, TermBadge } from './cells.tsx';
export { csvOf, download } from './csv.ts';
export { DueFilter } from './due-filter.tsx';
export { ListView, type ListColumn, type ListViewProps } from './list-view.tsx';
export { RowAct } from './row-act.tsx';
export { EXPORT_MAX, useList, type List, type ListOptions, type PageQuery, type PageReply } from './use-list.ts';
