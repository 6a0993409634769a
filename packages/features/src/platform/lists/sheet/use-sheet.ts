import type { ApiError } from '@lianxin/api/client';
import type { Endpoint, ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import * as z from 'zod/mini';
import { useQueryState } from '../../navigation/index.ts';

const CLOSED = { id: '', tab: '', wide: '' } as const;

/**
 * Which row of a list is open beside it, at which tab, and whether as wide as the page: kept in the address, so that it can be shared and links from elsewhere open it.
 * `pageTab`: the tab of a page that says in the same place of the address which one it shows.
 */
export function useSheet(pageTab = '') {
  const [{ id, tab, wide }, change] = useQueryState(CLOSED);
  return {
    /** The row's id; "" while none is open. */
    id,
    tab,
    /** It takes the place of the page. */
    wide: wide !== '',
    setWide: (whole: boolean) => change({ wide: whole ? '1' : '' }),
    open: (one: string, at = pageTab) => change({ id: one, tab: at }),
    setTab: (at: string) => change({ tab: at }),
    close: () => change({ ...CLOSED, tab: pageTab }),
  };
}

export type SheetPlace = ReturnType<typeof useSheet>;

/** What a sheet shows and how it comes. */
export interface Shown<Record> {
  readonly data: Record | undefined;
  readonly isLoading?: boolean;
  readonly error?: ApiError | undefined;
  readonly refresh?: () => Promise<void>;
}

/** What a call tells of the row that is open. An id that does not read is asked for nothing: there is no such row. */
export function useRecord<Request extends z.ZodMiniObject, Response extends z.core.$ZodType>(
  endpoint: Endpoint<Request, Response>,
  id: string,
): Shown<ResponseOf<Endpoint<Request, Response>>> {
  const read = z.safeParse(endpoint.request, { id });
  return useEndpoint(endpoint, read.success ? read.data : null, { quiet: true });
}
