import { Banner } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

export interface ReturnedBannerProps {
  readonly reason: string;
  /** Whether another party may have returned it as well. @default the enterprise's own reviewer did */
  readonly byAnyone?: boolean;
}

/** The reason for which an application was returned, on the page where it is corrected. */
export function ReturnedBanner({ reason, byAnyone = false }: ReturnedBannerProps) {
  const { t } = useLingui();
  return (
    <Banner tone="caution" title={byAnyone ? t`这笔申请被退回` : t`审核岗退回了这笔申请`}>
      {reason}
    </Banner>
  );
}
