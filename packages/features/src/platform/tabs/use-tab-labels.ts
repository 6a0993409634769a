import { useLingui } from '@lingui/react/macro';
import { recordNameAt, useNavigation, useRecordNames, type PageRow } from '../navigation/index.ts';
import { openRows, shortRecord, tabNames } from './tab-names.ts';
import type { Tab } from './open-tabs.ts';

export interface LabelledTab extends PageRow {
  readonly label: string;
}

/** The open pages with the labels of their tabs: the page, and the record that it has open. */
export function useTabLabels(tabs: readonly Tab[]): readonly LabelledTab[] {
  const { i18n } = useLingui();
  const records = useRecordNames();
  const open = openRows(useNavigation(), tabs);
  const names = tabNames(open, i18n);
  return open.map((row) => {
    const name = names.get(row.name) ?? row.name;
    const record = recordNameAt(records, tabs.find((tab) => tab.name === row.name)?.address ?? '');
    return { ...row, label: record === undefined ? name : `${name} ${shortRecord(record)}` };
  });
}
