import type { EndpointState } from '@lianxin/api/react';
import { LoadingRegion, Panel, SkeletonText } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { FailureState } from '../../platform/notices/index.ts';

export interface AwaitedPanelProps {
  readonly answer: Pick<EndpointState<unknown>, 'error' | 'isValidating' | 'refresh'>;
  /** Title after a failure. */
  readonly failedTitle: string;
  /** Set if the page has no other heading. @default no heading */
  readonly level?: 1;
  /** Text below, such as that nothing is lost. */
  readonly children: ReactNode;
}

/** Placeholder for a page's content while loading, or after a failure with a retry. */
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
