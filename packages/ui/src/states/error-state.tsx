import { Trans } from '@lingui/react/macro';
import { Button } from '../button/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { RotateCwIcon } from '../icons/index.ts';
import { StateFrame, type StateFrameProps } from './state-frame.tsx';

export type ErrorStateProps = StateFrameProps & {
  onRetry?: (() => void) | undefined;
  /** Whether a retry is running. */
  retrying?: boolean | undefined;
  /** Request id by which support finds the failure in the log. */
  requestId?: string | undefined;
  /** HTTP status or another short code, after the request id. */
  code?: React.ReactNode;
};

/** Shown when content could not be loaded: what failed and why, whether input is lost, a retry button and the request id. */
export function ErrorState({ onRetry, retrying, requestId, code, action, ...props }: ErrorStateProps) {
  const acts = onRetry !== undefined || action !== undefined;
  return (
    <StateFrame
      role="alert"
      data-slot="error-state"
      art={
        <>
          <path d="M14 10h78v16l-9 7 9 7v16H14V40l9-7-9-7z" />
          <path d="M32 22h26M32 30h40M32 44h22" strokeWidth="1" />
          <path d="M100 26l8 12h-16z" />
        </>
      }
      action={
        acts ? (
          <>
            {onRetry && (
              <Button icon={<RotateCwIcon />} busy={retrying} onClick={onRetry}>
                <Trans>重试</Trans>
              </Button>
            )}
            {action}
          </>
        ) : undefined
      }
      after={
        requestId !== undefined && (
          <p className="mt-4 flex items-center gap-2 text-xs text-ink-faint">
            <Trans>请求编号</Trans>
            <span className="font-mono text-ink-muted">{requestId}</span>
            <CopyButton text={requestId} />
            {code}
          </p>
        )
      }
      {...props}
    />
  );
}
