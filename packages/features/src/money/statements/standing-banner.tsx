import { shanghaiMinute } from '@lianxin/domain';
import { Banner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StatementMonth } from './bill/statement-words.ts';

export interface StandingBannerProps {
  readonly month: Pick<StatementMonth, 'month' | 'to' | 'state' | 'word'>;
  /** What to check before confirming. */
  readonly check: string;
  readonly className?: string;
}

/** The state of a statement in a sentence: who has to act, or who answered. */
export function StandingBanner({ month: { month, to, state, word }, check, ...props }: StandingBannerProps) {
  const { t } = useLingui();
  const by = word?.by ?? '';
  const at = word ? shanghaiMinute(word.at) : '';
  const answer = word?.answer;
  const answered = answer && (
    <p>
      <Trans>
        平台 {shanghaiMinute(answer.at)} 答复：{answer.text}
      </Trans>
    </p>
  );
  if (state === 'running') return <Banner {...props} tone="plain">{t`${month} 还没有结束，数字截至 ${to}。月末后可以确认。`}</Banner>;
  if (state === 'toConfirm')
    return (
      <Banner {...props} title={t`${month} 账单待确认`}>
        {check}
      </Banner>
    );
  if (state === 'confirmed') {
    return (
      <Banner {...props} tone="positive" title={t`${month} 账单已确认`}>
        <p>{t`${by} ${at} 确认`}</p>
        {answered}
      </Banner>
    );
  }
  const reason = word?.reason ?? '—';
  return (
    <Banner
      {...props}
      tone={state === 'disputed' ? 'caution' : 'info'}
      title={state === 'disputed' ? t`异议待平台答复` : t`平台已答复异议`}
    >
      <p>{t`${by} ${at} 提出：${reason}`}</p>
      {answered}
    </Banner>
  );
}
