export { AmountFilters } from './amount-filters.tsx';
export { DateCell, DueCell, LeadCell, MoneyCell, NumberCell, PartyCell, TermBadge, TextCell, TimeCell } from './cells.tsx';
export { csvOf, download } from './csv.ts';
export { DueFilter } from './due-filter.tsx';
export { FILTER_WIDTH } from './filter-width.ts';
export { ListView, type ListColumn, type ListViewProps } from './list-view.tsx';
export { CardActs, RowAct, RowActs, type Verb } from './row-acts.tsx';
export { SearchFilter } from './search-filter.tsx';
export { EXPORT_MAX, useList, type List, type ListOptions, type PageQuery, type PageReply } from './use-list.ts';
