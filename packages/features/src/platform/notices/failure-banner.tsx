import { isLost, isOvertaken, type ApiError } from '@lianxin/api/client';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureOf } from './failure.ts';
import { Hotline } from './hotline.tsx';
import { RequestNumber } from './request-number.tsx';

export interface FailureBannerProps {
  readonly error: ApiError | undefined;
  /** If the answer was lost, 结果尚未确认. @default 没有办成, or 该单据已被处理 after a conflict */
  readonly title?: ReactNode;
  /** The subject, if it is not visible. */
  readonly about?: string | undefined;
  /** Reloads after a conflict. */
  readonly onRefresh?: (() => void) | undefined;
  readonly onDismiss?: (() => void) | undefined;
  readonly className?: string;
}

/** Why an act of this form, dialog or page failed, and what can be done next. */
export function FailureBanner({ error, title, about, onRefresh, onDismiss, className }: FailureBannerProps) {
  const { t, i18n } = useLingui();
  if (error === undefined) return null;
  const { sentence, next } = failureOf(error, i18n);
  const overtaken = isOvertaken(error);
  return (
    <Banner
      tone="critical"
      className={className}
      title={isLost(error) ? t`结果尚未确认` : (title ?? (overtaken ? t`该单据已被处理` : t`没有办成`))}
      action={
        next === 'refresh' &&
        onRefresh && (
          <Button size="sm" onClick={onRefresh}>
            <Trans>刷新</Trans>
          </Button>
        )
      }
      onDismiss={onDismiss}
    >
      {about !== undefined && <strong className="mr-2 font-semibold">{about}</strong>}
      {sentence}
      <Hotline next={next} />
      {!overtaken && error.requestId !== undefined && <RequestNumber id={error.requestId} />}
    </Banner>
  );
}
