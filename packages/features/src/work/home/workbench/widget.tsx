import { ErrorState, LoadingRegion, Panel, Skeleton } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { ScreenBoundary } from '../../../platform/navigation/index.ts';

/** A part of the board that contains its own failures. */
export const Widget = ({ children }: { readonly children: ReactNode }) => (
  <ScreenBoundary
    onError={(_, retry) => (
      <Panel className="h-full">
        <ErrorState title={<Trans>这一块没有显示出来</Trans>} onRetry={retry} />
      </Panel>
    )}
  >
    {children}
  </ScreenBoundary>
);

/** A part loaded only for those who have it. */
export const FetchedWidget = ({ children }: { readonly children: ReactNode }) => (
  <Widget>
    <Suspense
      fallback={
        <LoadingRegion>
          <Skeleton className="h-64" />
        </LoadingRegion>
      }
    >
      {children}
    </Suspense>
  </Widget>
);
