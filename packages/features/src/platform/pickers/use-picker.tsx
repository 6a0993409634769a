import type { Endpoint, RequestOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { TextLink, type ComboboxOption, type ComboboxProps } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearch, type SearchOptions } from './use-search.ts';

export interface PickerOptions<E extends Endpoint, Row> extends SearchOptions<E, Row> {
  /** The request for the chosen row, which no search may have found; null if nothing is chosen. */
  readonly named: (value: string) => RequestOf<E> | null;
  readonly optionOf: (row: Row) => ComboboxOption;
  /** "" for none. */
  readonly chosen: string;
  /** Shown if nothing is found. @default 没有匹配的选项 */
  readonly none?: string | undefined;
}

type Searching = Pick<ComboboxProps, 'options' | 'onSearch' | 'loading' | 'valueLabel' | 'emptyText' | 'note'>;

/** Props of a combobox that searches rows on the server, and the chosen row, even if not found by the search. */
export function usePicker<E extends Endpoint, Row>({ named, optionOf, chosen, none, ...options }: PickerOptions<E, Row>) {
  const found = useSearch(options);
  const [kept, setKept] = useState<Row>();
  const isChosen = (row: Row) => optionOf(row).value === chosen;
  const inSight = found.rows.find(isChosen) ?? (kept !== undefined && isChosen(kept) ? kept : undefined);
  const looked = useEndpoint(options.endpoint, chosen === '' || inSight !== undefined ? null : named(chosen), { quiet: true });
  const row = chosen === '' ? undefined : (inSight ?? (looked.data && options.rowsOf(looked.data).list.find(isChosen)));
  if (row !== undefined && row !== kept) setKept(row);
  const { further } = found;
  const combobox: Searching = {
    options: found.rows.map(optionOf),
    onSearch: found.search,
    loading: found.loading,
    valueLabel: row === undefined ? (chosen === '' || looked.error ? undefined : '…') : optionOf(row).label,
    emptyText: found.failed ? (
      <>
        <Trans>没有加载出来</Trans>{' '}
        <TextLink asChild>
          <button type="button" onClick={() => void found.refresh()}>
            <Trans>重试</Trans>
          </button>
        </TextLink>
      </>
    ) : (
      none
    ),
    note: further > 0 ? <Trans>另有 {further} 项，输入文字查找</Trans> : undefined,
  };
  return { combobox, row, found };
}
