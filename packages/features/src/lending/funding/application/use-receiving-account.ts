import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';

/** The accounts of the enterprise, and the one that is to receive the money: the one chosen, or else the default. */
export function useReceivingAccount(chosen: string | undefined) {
  const accounts = useEndpoint(contract.bankAccount.list, {}, { quiet: true });
  const verified = accounts.data?.filter((account) => account.verified) ?? [];
  const usual = verified.find((account) => account.isDefault) ?? verified[0];
  return { accounts, accountId: chosen ?? usual?.id };
}

export type ReceivingAccount = ReturnType<typeof useReceivingAccount>;
