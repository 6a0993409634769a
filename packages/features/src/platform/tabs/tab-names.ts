import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pagesOf, type PageRow, type Row } from '../navigation/index.ts';
import type { Tab } from './open-tabs.ts';

export function openRows(rows: readonly Row[], tabs: readonly Tab[]): readonly PageRow[] {
  const known = new Map(pagesOf(rows).map((row) => [row.name, row]));
  return tabs.flatMap(({ name }) => known.get(name) ?? []);
}

/**
 * What tells a number from its neighbours, as tabs are narrow: of a voucher all but its letters and day, of an application its day and place
 * in it. A name as it is.
 */
export const shortRecord = (name: string): string => name.replace(/^[A-Z]+(?:\d{8}(?=\d)|\d{4}(?=\d{4}-))/, '');

/** Titles of tabs by route name; equal titles are followed by the section. */
export function tabNames(pages: readonly PageRow[], i18n: I18n): ReadonlyMap<string, string> {
  const plain = pages.map((page) => ({ page, name: i18n._(page.tab ?? page.title) }));
  return new Map(
    plain.map(({ page, name }) => {
      const section = page.section && i18n._(page.section.title);
      const alone = plain.every((other) => other.page === page || other.name !== name);
      return [page.name, alone || section === undefined || section === name ? name : i18n._(msg`${{ name }}（${{ section }}）`)];
    }),
  );
}
