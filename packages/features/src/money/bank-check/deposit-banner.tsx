import { Banner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit } from './deposit.ts';

/** The state of a deposit that cannot be confirmed now; nothing if it can. */
export function DepositBanner({ deposit: { state, failureReason } }: { readonly deposit: Deposit }) {
  const { t } = useLingui();
  return (
    <>
      {state === 'exhausted' && (
        <Banner tone="critical" title={t`验证次数已用尽`}>
          <Trans>请重新打款，或更换账户后再验证。</Trans>
        </Banner>
      )}
      {state === 'expired' && (
        <Banner tone="critical" title={t`验证已过期`}>
          <Trans>打款后 7 天内没有回填金额，请重新打款或更换账户。</Trans>
        </Banner>
      )}
      {state === 'failed' && (
        <Banner tone="critical" title={t`打款失败`}>
          {failureReason ?? t`银行没有受理，请核对账户信息后重新打款，或更换账户。`}
        </Banner>
      )}
      {(state === 'processing' || state === 'notStarted') && (
        <Banner tone="info" title={t`正在打款`}>
          <Trans>平台已向银行发起打款，通常几分钟内到账，最迟 3 个工作日；本页会自动更新。</Trans>
        </Banner>
      )}
    </>
  );
}
