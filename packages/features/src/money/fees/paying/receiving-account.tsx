import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Banner, ErrorState, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CopyFacts, inFours } from '../../../platform/lists/index.ts';

type Account = NonNullable<ResponseOf<typeof contract.fee.receivingAccount>>;

export interface ReceivingAccountProps {
  /** The account of a past payment. @default the one published now */
  readonly account?: Account | undefined;
}

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
  return (
    <CopyFacts
      facts={[
        { label: t`户名`, text: data.accountName, copy: t`复制户名` },
        { label: t`账号`, text: data.accountNumber, shown: inFours(data.accountNumber), copy: t`复制账号` },
        { label: t`开户行`, text: data.bankName, copy: t`复制开户行` },
        { label: t`联行号`, text: data.branchNumber, copy: t`复制联行号` },
      ]}
    />
  );
}
