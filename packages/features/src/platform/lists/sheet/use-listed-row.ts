import { useEndpoint } from '@lianxin/api/react';
import * as z from 'zod/mini';
import type { List } from '../use-list.ts';
import type { Shown } from './use-sheet.ts';

/** The open row of a list: from the page, or requested by `ids` if it is on another page or outside the filter. */
export function useListedRow<Row>(list: List<Row>, id: string, keyOf: (row: Row) => string): Shown<Row> {
  const { endpoint } = list.filterSet;
  const here = list.rows.find((row) => keyOf(row) === id);
  const asked = z.safeParse(endpoint.request, { page: 1, pageSize: 1, ids: [id] });
  const wanted = id !== '' && here === undefined && !list.loading && asked.success;
  const { data, ...state } = useEndpoint(endpoint, wanted ? asked.data : null, { quiet: true });
  if (here !== undefined) return { data: here };
  if (list.loading) return { data: undefined, isLoading: true };
  return { ...state, data: data?.list[0] };
}
