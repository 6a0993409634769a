import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { UseParties } from './kinds.ts';

const SHOWN = 50;

/** The enterprises that this one deals with, as the server finds them by name or credit code. */
export const useSuppliers: UseParties = (search) => {
  const { data, isValidating } = useEndpoint(
    contract.supplier.list,
    { page: 1, pageSize: SHOWN, ...(search === '' ? {} : { search }) },
    { quiet: true, keepPreviousData: true },
  );
  return {
    options: (data?.list ?? []).map((one) => ({ value: one.enterpriseNo, label: one.name, keywords: one.creditCode })),
    loading: isValidating,
  };
};
