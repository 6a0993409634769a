import { Banner } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** The reason why an application was returned, declined, withdrawn or is to be voided; nothing without a reason. */
export function ReasonBanner({ reason }: { readonly reason: string | null }) {
  const { t } = useLingui();
  if (reason === null) return null;
  return (
    <Banner tone="critical" title={t`原因`}>
      {reason}
    </Banner>
  );
}
