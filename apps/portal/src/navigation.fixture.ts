import type { PageRow, Row } from '@lianxin/features/navigation';
import { navigation } from './navigation.tsx';

const built = { key: 'built', load: () => Promise.resolve(() => null) };
const complete = (row: PageRow): PageRow => ({ ...row, screen: row.screen ?? built });
/** The table as it will be once every screen is built. */
export const wholeNavigation: readonly Row[] = navigation.map((row) => {
  if (row.kind === 'redirect') return row;
  if (row.kind === 'page') return complete(row);
  return { ...row, rows: row.rows.map((one) => (one.kind === 'group' ? { ...one, rows: one.rows.map(complete) } : complete(one))) };
});
