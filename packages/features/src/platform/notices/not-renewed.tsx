import type { ApiError } from '@lianxin/api/client';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { failureOf } from './failure.ts';

export interface NotRenewedProps {
  /** Why the renewal failed; undefined if it did not. */
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** A banner: what is shown could not be renewed and may be out of date. */
export function NotRenewed({ error, onRetry, className }: NotRenewedProps) {
  const { t, i18n } = useLingui();
  if (error === undefined) return null;
  const { sentence } = failureOf(error, i18n);
  return (
    <Banner
      tone="caution"
      className={className}
      title={t`没有更新，所示内容可能已经变化`}
      action={
        <Button size="sm" onClick={onRetry}>
          <Trans>重试</Trans>
        </Button>
      }
    >
      {sentence}
    </Banner>
  );
}
