import { useIsMobile, useIsTablet } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ListColumn } from './list-column.ts';
import type { List } from './use-list.ts';

export interface OrderWordsProps<Row> {
  readonly list: Pick<List<Row>, 'sort' | 'orderWords' | 'hidden'>;
  readonly columns: readonly ListColumn<Row>[];
  /** False for a tree, which always stands in its own order. @default true */
  readonly isTable?: boolean;
}

/** The order in words, unless an arrow in the table's header shows it. */
export function OrderWords<Row>({ list, columns, isTable = true }: OrderWordsProps<Row>) {
  const { orderWords, hidden } = list;
  const sort = isTable ? list.sort : undefined;
  const { t, i18n } = useLingui();
  const mobile = useIsMobile();
  const tablet = useIsTablet();
  const by = sort && columns.find(({ id }) => id === sort.id);
  const isInHeader = by?.sortable === true && !mobile && !hidden.has(by.id) && !(tablet && by.priority === 'low');
  if (isInHeader) return null;
  const column = by?.name ?? by?.header;
  const words =
    sort === undefined
      ? orderWords && i18n._(orderWords)
      : typeof column === 'string' && (sort.direction === 'asc' ? t`按${column}升序` : t`按${column}降序`);
  if (!words) return null;
  return (
    <span data-order className="text-xs whitespace-nowrap text-ink-muted">
      {words}
    </span>
  );
}
