import { CopyButton, Descriptions } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { Deposit } from './deposit.ts';

/** Account and payer, for finding the payment. */
export function DepositFacts({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useLingui();
  const { account, senderName, senderAccountNumber } = deposit;
  return (
    <Descriptions
      columns={2}
      layout="above"
      items={[
        { id: 'name', label: t`收款户名`, value: account.accountName },
        { id: 'number', label: t`账号`, value: account.accountNumber },
        { id: 'branch', label: t`开户网点`, value: account.bankName },
        { id: 'branchNumber', label: t`联行号`, value: account.branchNumber },
        {
          id: 'sender',
          label: t`汇款方`,
          value: (
            <span className="inline-flex items-center gap-1.5">
              {senderName}
              <CopyButton text={senderName} className="-my-1" />
            </span>
          ),
        },
        { id: 'senderNumber', label: t`汇款账号`, value: senderAccountNumber },
      ]}
    />
  );
}
