import { Banner } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { FailureBanner } from '../../../platform/notices/index.ts';
import type { useSubmission } from './submission.ts';

/** Why a plan was refused and what to do; the input stays. */
export function SubmissionBanner({ submission }: { readonly submission: ReturnType<typeof useSubmission> }) {
  const { error, moved, problems, forget } = submission;
  if (!error) return null;
  if (moved) {
    return (
      <Banner tone="critical" title={<Trans>凭证刚刚发生变化，没有提交</Trans>} onDismiss={forget}>
        <Trans>可用金额已经刷新，请核对各笔剩余后再提交。您填写的内容没有丢失。</Trans>
      </Banner>
    );
  }
  if (problems.size > 0) {
    return (
      <Banner tone="critical" title={<Trans>没有提交，有内容需要改正</Trans>} onDismiss={forget}>
        <Trans>问题已标在对应的行上。</Trans>
      </Banner>
    );
  }
  return <FailureBanner error={error} title={<Trans>没有提交成功</Trans>} onDismiss={forget} />;
}
