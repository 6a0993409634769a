import type { AccountView, PayeeAccount } from '@lianxin/api/contract';
import { formatMoney, yuanOf, type Fen } from '@lianxin/domain';
import { Button, EyeIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CopyFacts, inFours } from '../../../platform/lists/index.ts';

export interface PaymentOrderProps {
  /** Requests the full account number of the payee. */
  readonly askAccount: () => Promise<PayeeAccount>;
  readonly payeeName: string;
  /** The masked account shown before the request. @default only the payee's name */
  readonly masked?: Pick<AccountView, 'accountName' | 'accountNumber' | 'bankName' | 'branchNumber'> | null;
  readonly amount: Fen;
  /** The remark of the transfer, by which the payee recognises the payment. */
  readonly reference: string;
}

/**
 * The data for a bank transfer: the amount, the payee, its account and the remark. The full account number is shown on request, which is
 * recorded.
 */
export function PaymentOrder({ askAccount, payeeName, masked = null, amount, reference }: PaymentOrderProps) {
  const { t } = useLingui();
  const [account, setAccount] = useState<PayeeAccount>();
  const [asking, setAsking] = useState(false);

  async function reveal(): Promise<void> {
    setAsking(true);
    try {
      setAccount(await askAccount());
    } catch {
      // The portal's notice reports the failure; the account stays hidden.
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <CopyFacts
        facts={[
          { label: t`付款金额（元）`, text: yuanOf(amount), shown: formatMoney(amount), copy: t`复制金额` },
          { label: t`附言`, text: reference, copy: t`复制附言` },
          { label: t`户名`, text: (account ?? masked)?.accountName ?? payeeName, copy: t`复制户名` },
          ...(account
            ? [
                { label: t`账号`, text: account.accountNumber, shown: inFours(account.accountNumber), copy: t`复制账号` },
                { label: t`开户行`, text: account.bankName, copy: t`复制开户行` },
                { label: t`联行号`, text: account.branchNumber, copy: t`复制联行号` },
              ]
            : masked
              ? [
                  { label: t`账号`, text: masked.accountNumber },
                  { label: t`开户行`, text: masked.bankName, copy: t`复制开户行` },
                  { label: t`联行号`, text: masked.branchNumber, copy: t`复制联行号` },
                ]
              : []),
        ]}
      />
      {account === undefined && (
        <div>
          <Button size="sm" busy={asking} icon={<EyeIcon aria-hidden />} onClick={() => void reveal()}>
            <Trans>显示收款账号</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
