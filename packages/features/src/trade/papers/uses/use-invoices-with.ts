import { contract, EnterpriseNo, TradeInvoiceId, type TradeInvoice } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useSearch } from '../../../platform/pickers/index.ts';

/** Maximum number of ids in a call. */
const NAMED_MAX = 100;
const NONE: readonly TradeInvoice[] = [];

/** Invoices with another party, for picking: those in use and those found by a search. */
export function useInvoicesWith(counterpartyNo: string, side: 'buyer' | 'seller', inUse: readonly string[]) {
  const other = z.safeParse(EnterpriseNo, counterpartyNo);
  const found = useSearch({
    endpoint: contract.tradeInvoice.list,
    request: (search) => (other.success ? { ...search, counterpartyNo: other.data, side } : null),
    rowsOf: (reply) => reply,
    scope: `${side} ${counterpartyNo}`,
    eager: true,
  });
  const away = inUse
    .filter((id) => !found.rows.some((one) => one.id === id))
    .flatMap((id) => z.safeParse(TradeInvoiceId, id).data ?? [])
    .toSorted()
    .slice(0, NAMED_MAX);
  const named = useEndpoint(
    contract.tradeInvoice.list,
    !found.loaded || away.length === 0 ? null : { page: 1, pageSize: NAMED_MAX, ids: away },
    { quiet: true, keepPreviousData: true },
  );
  const elsewhere = named.data?.list ?? NONE;
  const { rows } = found;
  const invoices = useMemo(
    () => [...elsewhere.filter((one) => inUse.includes(one.id) && !rows.some(({ id }) => id === one.id)), ...rows],
    [elsewhere, rows, inUse],
  );
  return { ...found, invoices };
}

export type InvoicesWith = ReturnType<typeof useInvoicesWith>;
