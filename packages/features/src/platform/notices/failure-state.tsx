import type { ApiError } from '@lianxin/api/client';
import { ErrorState, type ErrorStateProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureOf } from './failure.ts';
import { Hotline } from './hotline.tsx';

export interface FailureStateProps extends Pick<ErrorStateProps, 'onRetry' | 'retrying' | 'className' | 'level'> {
  readonly error: ApiError;
  /** What is missing. @default 没有加载出来 */
  readonly title?: ReactNode;
  /** Our sentence if there was no answer; a refusal always has the server's sentence. @default by the kind of failure */
  readonly children?: ReactNode;
}

/** Replaces content that could not be loaded: why, whether anything is lost, and what can be done. */
export function FailureState({ error, title, children, ...props }: FailureStateProps) {
  const { t, i18n } = useLingui();
  const { sentence, next } = failureOf(error, i18n, 'reading');
  return (
    <ErrorState title={title ?? t`没有加载出来`} requestId={error.requestId} {...props}>
      {error.kind === 'refusal' ? sentence : (children ?? sentence)}
      <Hotline next={next} />
    </ErrorState>
  );
}
