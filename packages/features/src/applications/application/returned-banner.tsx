import { Banner } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** Says on the page where an application is mended why the reviewer sent it back. */
export function ReturnedBanner({ reason }: { readonly reason: string }) {
  const { t } = useLingui();
  return (
    <Banner tone="caution" title={t`审核岗退回了这笔申请`}>
      {reason}
    </Banner>
  );
}
