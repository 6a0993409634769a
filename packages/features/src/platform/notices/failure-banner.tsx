import { isLost, isOvertaken, type ApiError } from '@lianxin/api/client';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureOf } from './failure.ts';
import { Hotline } from './hotline.tsx';
import { RequestNumber } from './request-number.tsx';

export interface FailureBannerProps {
  /** Why the act did not come about; none: nothing is shown. */
  readonly error: ApiError | undefined;
  /** Where the answer was lost it is 结果尚未确认. @default 没有办成, or 该单据已被处理 where somebody was faster */
  readonly title?: ReactNode;
  /** What the act was about, where it is not in sight. */
  readonly about?: string | undefined;
  /** Shows how things stand now, where somebody was faster. */
  readonly onRefresh?: (() => void) | undefined;
  /** Takes the banner away. */
  readonly onDismiss?: (() => void) | undefined;
  readonly className?: string;
}

/** Why an act of this form, dialog or page did not come about, and what may be done next. */
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
