import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { RadioGroup, Skeleton } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { FailureState } from '../notices/index.ts';

/** Open accounts of the viewer's enterprise; errors are shown in place. */
export const useOwnAccounts = () => useEndpoint(contract.bankAccount.list, {}, { quiet: true });

export interface AccountChoiceProps {
  readonly accounts: ReturnType<typeof useOwnAccounts>;
  /** Id of the chosen account. */
  readonly value: string | undefined;
  readonly onValueChange: (id: string) => void;
}

/** All receiving accounts of the enterprise; unverified ones are disabled. */
export function AccountChoice({ accounts: { data, error, refresh }, value, onValueChange }: AccountChoiceProps) {
  const { t } = useLingui();
  if (!data)
    return error ? (
      <FailureState title={t`账户没有加载出来`} error={error} onRetry={() => void refresh()} />
    ) : (
      <Skeleton className="h-32 w-full" />
    );
  return (
    <RadioGroup
      aria-label={t`收款账户`}
      orientation="vertical"
      className="gap-y-3"
      value={value ?? null}
      onValueChange={onValueChange}
      options={data.map(({ id, bankName, accountNumber, isDefault, verified }) => ({
        value: id,
        label: bankName,
        hint: [accountNumber, isDefault && t`默认`, !verified && t`未验证，不能收款`].filter(Boolean).join('　'),
        disabled: !verified,
      }))}
    />
  );
}
