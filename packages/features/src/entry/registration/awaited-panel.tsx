import type { EndpointState } from '@lianxin/api/react';
import { LoadingRegion, Panel, SkeletonText } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { FailureState } from '../../platform/notices/index.ts';

export interface AwaitedPanelProps {
  /** The answer that the page waits for. */
  readonly answer: Pick<EndpointState<unknown>, 'error' | 'isValidating' | 'refresh'>;
  /** Said where it does not come: what did not load. */
  readonly failedTitle: string;
  /** 1 where the page has no other heading. @default no heading */
  readonly level?: 1;
  /** Said beneath: that nothing is lost by it. */
  readonly children: ReactNode;
}

/** Stands where a page's content will be: something on its way, or why it did not come and the way to try again. */
export const AwaitedPanel = ({ answer: { error, isValidating, refresh }, failedTitle, level, children }: AwaitedPanelProps) => (
  <Panel>
    {error ? (
      <FailureState level={level} title={failedTitle} error={error} retrying={isValidating} onRetry={() => void refresh()}>
        {children}
      </FailureState>
    ) : (
      <LoadingRegion>
        <SkeletonText lines={8} />
      </LoadingRegion>
    )}
  </Panel>
);
