import type { PageRow, Row } from '../../platform/navigation/index.ts';
import type { PortalOptions } from './portal-options.ts';

/** The table with a bank's screens in place of ours. */
export function withScreens(rows: readonly Row[], screens: NonNullable<PortalOptions['screens']>): readonly Row[] {
  const own = new Map(Object.entries(screens).map(([key, load]) => [key, { key, load }]));
  const replaced = (page: PageRow): PageRow => ({ ...page, screen: own.get(page.screen?.key ?? '') ?? page.screen });
  return rows.map((row) => {
    if (row.kind === 'redirect') return row;
    if (row.kind === 'page') return replaced(row);
    return { ...row, rows: row.rows.map((one) => (one.kind === 'group' ? { ...one, rows: one.rows.map(replaced) } : replaced(one))) };
  });
}
