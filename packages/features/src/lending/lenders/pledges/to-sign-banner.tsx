import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, ZERO_FEN } from '@lianxin/domain';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** The number of guarantees that wait for the signature of the guarantor's reviewer; hidden if there are none. */
export function ToSignBanner({ onShow }: { readonly onShow: () => void }) {
  const { t } = useLingui();
  const { data } = useEndpoint(contract.pledge.listToSign, { page: 1, pageSize: 1 }, { quiet: true });
  if (data === undefined || data.total === 0) return null;
  const { total } = data;
  const amount = formatMoney(data.columnSums?.amount ?? ZERO_FEN);
  return (
    <Banner
      tone="info"
      title={t`${total} 笔担保待签署`}
      action={
        <Button size="sm" onClick={onShow}>
          <Trans>查看待签约</Trans>
        </Button>
      }
    >
      <Trans>合计 {amount} 元。签署后申请才提交贷款方审批。</Trans>
    </Banner>
  );
}
