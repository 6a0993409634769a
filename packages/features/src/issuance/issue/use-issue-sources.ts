import { contract, EnterpriseNo, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useTradeWith } from '../../trade/index.ts';
import type { IssueValues } from './issue-form.schema.ts';

export type Supplier = ResponseOf<typeof contract.supplier.list>['list'][number];
/** What the form tells of a recipient. */
export type Recipient = Pick<Supplier, 'enterpriseNo' | 'name' | 'creditCode' | 'size' | 'certified'>;
export type CreditLine = ResponseOf<typeof contract.creditLine.get>[number];

const quiet = { quiet: true } as const;

/** Everything the form chooses from, as far as it is known for what has been chosen. `first` is the recipient that a draft already names. */
export function useIssueSources(values: Pick<IssueValues, 'recipientNo' | 'channel'>, first: Recipient | undefined) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState(first);
  const recipientNo = z.safeParse(EnterpriseNo, values.recipientNo);
  const suppliers = useEndpoint(
    contract.supplier.list,
    { page: 1, pageSize: 50, state: 'enabled', ...(search === '' ? {} : { search }) },
    { ...quiet, keepPreviousData: true },
  );
  const enterprise = useEndpoint(contract.enterprise.get, {}, quiet);
  const limits = useEndpoint(contract.limits.ofIssue, {}, quiet);
  const receiving = useEndpoint(contract.bankAccount.listPayable, recipientNo.success ? { enterpriseNo: recipientNo.data } : null, quiet);
  const lines = useEndpoint(contract.creditLine.get, {}, quiet);
  const payAccounts = useEndpoint(contract.bankAccount.list, {}, quiet);
  const { contracts, invoices } = useTradeWith(values.recipientNo, 'buyer');
  const inSight = suppliers.data?.list.find((one) => one.enterpriseNo === values.recipientNo);
  const recipient: Recipient | undefined = inSight ?? (picked?.enterpriseNo === values.recipientNo ? picked : undefined);
  return {
    suppliers: {
      list: suppliers.data?.list ?? [],
      loading: suppliers.isValidating,
      loaded: suppliers.data !== undefined,
      search,
      setSearch,
      pick: setPicked,
    },
    recipient,
    suspended: enterprise.data?.issueSuspended ?? false,
    limits: limits.data,
    receiving: receiving.data,
    lines: lines.data ?? [],
    line: lines.data?.find((line) => String(line.channel) === values.channel),
    payAccounts: payAccounts.data ?? [],
    contracts: (contracts.data?.list ?? []).filter((one) => one.seller.enterpriseNo === values.recipientNo),
    refreshContracts: contracts.refresh,
    invoices: invoices.data?.list ?? [],
    invoicesLoaded: invoices.data !== undefined,
    refreshInvoices: invoices.refresh,
  };
}

export type IssueSources = ReturnType<typeof useIssueSources>;
