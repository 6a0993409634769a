import { Banner } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { useSubmission } from './submission.ts';

/** Why a plan was not taken, and what to do; what was typed is still there. */
export function SubmissionBanner({ submission }: { readonly submission: ReturnType<typeof useSubmission> }) {
  const { error, moved, problems, forget } = submission;
  if (!error) return null;
  const requestId = error.requestId ?? '—';
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
  return (
    <Banner tone="critical" title={<Trans>没有提交成功</Trans>} onDismiss={forget}>
      {error.kind === 'refusal' ? error.message : <Trans>网络或服务暂时不可用。可以再次提交，同一笔不会重复。</Trans>}{' '}
      <Trans>请求编号 {requestId}</Trans>
    </Banner>
  );
}
