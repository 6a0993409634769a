import { Banner } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** Says on an application, beneath what it is, why it was returned, refused, withdrawn or is to be voided; nothing where no reason was given. */
export function ReasonBanner({ reason }: { readonly reason: string | null }) {
  const { t } = useLingui();
  if (reason === null) return null;
  return (
    <Banner tone="critical" title={t`原因`}>
      {reason}
    </Banner>
  );
}
