import { Banner } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** The reviewer's reason for returning an application, on the page where it is corrected. */
export function ReturnedBanner({ reason }: { readonly reason: string }) {
  const { t } = useLingui();
  return (
    <Banner tone="caution" title={t`审核岗退回了这笔申请`}>
      {reason}
    </Banner>
  );
}
