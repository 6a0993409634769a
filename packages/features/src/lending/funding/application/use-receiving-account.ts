import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';

/** The enterprise's bank accounts, and the receiving one: the chosen account or the default. */
export function useReceivingAccount(chosen: string | undefined) {
  const accounts = useEndpoint(contract.bankAccount.list, {}, { quiet: true });
  const verified = accounts.data?.filter((account) => account.verified) ?? [];
  const usual = verified.find((account) => account.isDefault) ?? verified[0];
  return { accounts, accountId: chosen ?? usual?.id };
}

export type ReceivingAccount = ReturnType<typeof useReceivingAccount>;
