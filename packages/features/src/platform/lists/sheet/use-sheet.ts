import type { ApiError } from '@lianxin/api/client';
import type { Endpoint, ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import * as z from 'zod/mini';
import { useQueryState } from '../../navigation/index.ts';

const CLOSED = { id: '', tab: '', wide: '' } as const;

/**
 * The open row, its tab and its width, kept in the address for sharing and links. `pageTab`: a tab of the page that uses the same
 * parameter.
 */
export function useSheet(pageTab = '') {
  const [{ id, tab, wide }, change] = useQueryState(CLOSED);
  return {
    /** Empty while no row is open. */
    id,
    tab,
    /** True when expanded to the page. */
    wide: wide !== '',
    setWide: (whole: boolean) => change({ wide: whole ? '1' : '' }),
    open: (one: string, at = pageTab) => change({ id: one, tab: at }),
    setTab: (at: string) => change({ tab: at }),
    close: () => change({ ...CLOSED, tab: pageTab }),
  };
}

export type SheetPlace = ReturnType<typeof useSheet>;

/** A sheet's record and loading state. */
export interface Shown<Record> {
  readonly data: Record | undefined;
  readonly isLoading?: boolean;
  /** An act has changed the record, and what is shown is still the former state. @default false */
  readonly isOutdated?: boolean;
  readonly error?: ApiError | undefined;
  readonly refresh?: () => Promise<void>;
}

/** Loads the open record. A malformed id is not requested; the record is missing. */
export function useRecord<Request extends z.ZodMiniObject, Response extends z.core.$ZodType>(
  endpoint: Endpoint<Request, Response>,
  id: string,
): Shown<ResponseOf<Endpoint<Request, Response>>> {
  const read = z.safeParse(endpoint.request, { id });
  return useEndpoint(endpoint, read.success ? read.data : null, { quiet: true });
}
