import { formatMoney, type Fen } from '@lianxin/domain';
import { Banner } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { FailureBanner } from '../../../platform/notices/index.ts';
import type { Submission } from './submission.ts';

export interface SubmissionBannerProps {
  readonly submission: Submission;
  /** The net amount by the current quote. */
  readonly net: Fen | undefined;
}

/** Explains why an application was refused. The input is kept. */
export function SubmissionBanner({ submission: { error, moved, expired, problems, forget }, net }: SubmissionBannerProps) {
  if (!error) return null;
  if (moved) {
    return (
      <Banner tone="critical" title={<Trans>凭证刚刚发生变化，没有提交</Trans>} onDismiss={forget}>
        <Trans>可用金额已经刷新，请核对后再提交。您填写的内容没有丢失。</Trans>
      </Banner>
    );
  }
  if (expired !== undefined) {
    const before = formatMoney(expired);
    const after = net === undefined ? '—' : formatMoney(net);
    return (
      <Banner tone="critical" title={<Trans>报价已失效，没有提交</Trans>} onDismiss={forget}>
        <Trans>
          已重新询价：到账净额原为 {before} 元，现为 {after} 元。请核对后再提交，您填写的内容没有丢失。
        </Trans>
      </Banner>
    );
  }
  if (Object.keys(problems).length > 0) {
    return (
      <Banner tone="critical" title={<Trans>没有提交，有内容需要改正</Trans>} onDismiss={forget}>
        <Trans>问题已标在对应的位置。</Trans>
      </Banner>
    );
  }
  return <FailureBanner error={error} title={<Trans>没有提交成功</Trans>} onDismiss={forget} />;
}
