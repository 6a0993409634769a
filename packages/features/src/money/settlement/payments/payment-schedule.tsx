import { contract, type IssuanceId, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { DataTable, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MoneyCell, TextCell } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';

type Payee = ResponseOf<typeof contract.issuance.paymentSchedule>['payees'][number];

/** Payees of a voucher at maturity, as of now. */
export function PaymentSchedule({ issuanceId: id }: { readonly issuanceId: IssuanceId }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.issuance.paymentSchedule, { id }, { quiet: true });
  const columns = useMemo(
    (): readonly Column<Payee>[] => [
      {
        id: 'holder',
        header: t`收款方`,
        cell: ({ holder, account, pledgeState }) => (
          <span className="flex flex-col">
            <span>{holder.name}</span>
            <span className="text-sm text-ink-muted">
              {account ? `${account.bankName} ${account.accountNumber}` : <Trans>未指定收款账户</Trans>}
            </span>
            {pledgeState !== 'none' && (
              <span className="text-sm text-caution-ink">
                <Trans>已质押，先清偿贷款</Trans>
              </span>
            )}
          </span>
        ),
      },
      { id: 'number', header: t`凭证编号`, priority: 'low', cell: ({ number }) => <TextCell text={number} /> },
      { id: 'amount', header: t`金额（元）`, align: 'end', cell: ({ amount }) => <MoneyCell amount={amount} /> },
    ],
    [t],
  );
  if (error && data === undefined) return <FailureState error={error} onRetry={() => void refresh()} />;
  return (
    <DataTable
      label={t`到期收款方`}
      columns={columns}
      rows={data?.payees ?? []}
      rowKey={({ number }) => number}
      rowLabel={({ number }) => number}
      loading={data === undefined}
      empty={
        <p className="p-6 text-center text-ink-muted">
          <Trans>没有待付的持有人</Trans>
        </p>
      }
    />
  );
}
