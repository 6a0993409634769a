import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Banner, CopyButton, ErrorState, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Groups of four are easier to compare; what is copied has no spaces. */
const grouped = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

type Account = NonNullable<ResponseOf<typeof contract.fee.receivingAccount>>;

export interface ReceivingAccountProps {
  /** The account of a payment that was made. @default the one that is published now */
  readonly account?: Account | undefined;
}

/** Where the fees are transferred to, each part with a button that copies it. */
export function ReceivingAccount({ account }: ReceivingAccountProps) {
  const { t } = useLingui();
  const { data: published, error, refresh } = useEndpoint(contract.fee.receivingAccount, account ? null : {}, { quiet: true });
  const data = account ?? published;
  if (error && data === undefined)
    return <ErrorState title={<Trans>收款账户没有加载出来</Trans>} requestId={error.requestId} onRetry={() => void refresh()} />;
  if (data === undefined)
    return (
      <LoadingRegion>
        <SkeletonText lines={2} />
      </LoadingRegion>
    );
  if (data === null)
    return (
      <Banner tone="caution">
        <Trans>平台尚未公布收款账户，请联系客服。</Trans>
      </Banner>
    );
  const parts = [
    { label: t`户名`, text: data.accountName, shown: data.accountName, copy: t`复制户名` },
    { label: t`账号`, text: data.accountNumber, shown: grouped(data.accountNumber), copy: t`复制账号` },
    { label: t`开户行`, text: data.bankName, shown: data.bankName, copy: t`复制开户行` },
    { label: t`联行号`, text: data.branchNumber, shown: data.branchNumber, copy: t`复制联行号` },
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-px overflow-hidden rounded-md border border-line bg-line text-sm tablet:grid-cols-[repeat(2,auto_minmax(0,1fr)_auto)]">
      {parts.map(({ label, text, shown, copy }) => (
        <div key={label} className="col-span-3 grid grid-cols-subgrid items-center gap-x-3 bg-surface-raised px-3.5 py-2">
          <dt className="whitespace-nowrap text-ink-muted">{label}</dt>
          <dd className="text-balance tabular-nums [overflow-wrap:anywhere]">{shown}</dd>
          <dd className="flex">
            <CopyButton text={text} label={copy} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
