import { contract, EnterpriseNo } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useContract, useSuppliers, type Supplier } from '../../../platform/pickers/index.ts';
import { useInvoicesWith } from '../../../trade/papers/index.ts';
import { useCreditLines } from '../../credit/index.ts';
import type { IssueValues } from './issue-form.schema.ts';

/** A recipient as the form needs it. */
export type Recipient = Pick<Supplier, 'enterpriseNo' | 'name' | 'creditCode' | 'size' | 'certified'>;

const quiet = { quiet: true } as const;

/** All choices of the form for the present selection. `first`: the recipient of a draft. */
export function useIssueSources(
  values: Pick<IssueValues, 'recipientNo' | 'channel' | 'contractId' | 'invoices'>,
  first: Recipient | undefined,
) {
  const recipientNo = z.safeParse(EnterpriseNo, values.recipientNo);
  const any = useEndpoint(contract.supplier.list, { page: 1, pageSize: 1, state: 'enabled' }, quiet);
  const known = useSuppliers(recipientNo.success ? [recipientNo.data] : []);
  const enterprise = useEndpoint(contract.enterprise.get, {}, quiet);
  const limits = useEndpoint(contract.limits.ofIssue, {}, quiet);
  const receiving = useEndpoint(contract.bankAccount.listPayable, recipientNo.success ? { enterpriseNo: recipientNo.data } : null, quiet);
  const lines = useCreditLines();
  const payAccounts = useEndpoint(contract.bankAccount.list, {}, quiet);
  const trade = useContract(values.contractId);
  const inUse = useMemo(() => values.invoices.map((use) => use.invoiceId), [values.invoices]);
  const found = useInvoicesWith(values.recipientNo, 'buyer', inUse);
  const recipient: Recipient | undefined = [...known, ...(first ? [first] : [])].find((one) => one.enterpriseNo === values.recipientNo);
  return {
    /** True if the enterprise has no possible recipients. */
    nobody: any.data?.total === 0,
    recipient,
    issuer: enterprise.data,
    suspended: enterprise.data !== undefined && enterprise.data.issueSuspension !== null,
    limits: limits.data,
    receiving: receiving.data,
    lines: lines ?? [],
    line: lines?.find((line) => String(line.channel) === values.channel),
    payAccounts: payAccounts.data ?? [],
    /** The selected contract. */
    trade,
    invoices: found.invoices,
    /** The recipient's invoices to choose from. */
    found,
  };
}

export type IssueSources = ReturnType<typeof useIssueSources>;
