import { isOvertaken } from '@lianxin/api/client';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSentence } from '../notices/index.ts';
import type { Draft } from './use-draft.ts';

export interface DraftBannerProps {
  readonly draft: Draft;
  /** Reloads the draft after another person has changed it. */
  readonly onReload: () => void;
  readonly className?: string;
}

/** Why a draft was not saved, and what happens to the input. */
export function DraftBanner({ draft: { error }, onReload, className }: DraftBannerProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  if (!error) return null;
  if (isOvertaken(error)) {
    return (
      <Banner
        tone="critical"
        className={className}
        title={sentence(error)}
        action={
          <Button size="sm" onClick={onReload}>
            <Trans>刷新</Trans>
          </Button>
        }
      >
        <Trans>为免覆盖，不再自动保存；您填写的内容还在本页，刷新后不再保留。</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="caution" className={className} title={t`草稿没有保存`}>
      {error.kind === 'refusal' ? sentence(error) : <Trans>网络或服务暂时不可用，恢复后会自动再试。</Trans>}
    </Banner>
  );
}
