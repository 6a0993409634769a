import { contract, EnterpriseNo } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import * as z from 'zod/mini';

/** The contracts and the invoices that this enterprise has with another, for picking. None asked for while the other is not chosen. */
export function useTradeWith(counterpartyNo: string | undefined, side: 'buyer' | 'seller') {
  const other = z.safeParse(EnterpriseNo, counterpartyNo);
  const request = other.success ? { page: 1, pageSize: 100, counterpartyNo: other.data } : null;
  const contracts = useEndpoint(contract.tradeContract.list, request, { quiet: true });
  const invoices = useEndpoint(contract.tradeInvoice.list, request && { ...request, side }, { quiet: true });
  return { contracts, invoices } as const;
}
