import { contract, type FinancingDetail } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { Banner, NetworkButton, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureBanner } from '../../../platform/notices/index.ts';

/** Opens the signing page of a lender that has its own, and explains what happens next. */
export function LenderPage({ financing: { id, version, lenderName } }: Pick<{ readonly financing: FinancingDetail }, 'financing'>) {
  const { t } = useLingui();
  const { run, busy, error } = useAction(contract.financing.signIcbc, { quiet: true });
  const [page, setPage] = useState<{ readonly url: string; readonly validUntil: string }>();
  const until = page && shanghaiMinute(page.validUntil);

  async function ask(): Promise<void> {
    const result = await run({ id, version });
    if (result.ok) setPage(result.data);
  }

  return (
    <Banner
      tone="info"
      title={t`${lenderName}须在其页面签约`}
      action={
        <NetworkButton size="sm" busy={busy} onClick={() => void ask()}>
          {page ? <Trans>重新获取</Trans> : <Trans>获取签约页面</Trans>}
        </NetworkButton>
      }
    >
      <Trans>在新窗口完成签约，再由本企业审核岗在平台确认。</Trans>
      {page && (
        <span className="flex flex-wrap gap-x-3">
          <TextLink href={page.url} target="_blank" rel="noopener noreferrer">
            <Trans>打开{lenderName}签约页面</Trans>
          </TextLink>
          <span className="text-ink-muted tabular-nums">
            <Trans>{until} 前有效</Trans>
          </span>
        </span>
      )}
      <FailureBanner error={error} className="mt-2" />
    </Banner>
  );
}
