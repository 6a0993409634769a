import type { PageRow, Row } from '@lianxin/features/navigation';
import { navigation } from './navigation.tsx';

const placeholder = { key: 'placeholder', load: () => Promise.resolve(() => null) };
const complete = (row: PageRow): PageRow => ({ ...row, screen: row.screen ?? placeholder });
/** The navigation table as if every page had a screen. */
export const wholeNavigation: readonly Row[] = navigation.map((row) => {
  if (row.kind === 'redirect') return row;
  if (row.kind === 'page') return complete(row);
  return { ...row, rows: row.rows.map((one) => (one.kind === 'group' ? { ...one, rows: one.rows.map(complete) } : complete(one))) };
});
