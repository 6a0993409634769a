import { Page, Panel, Skeleton } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { FailureState, type FailureStateProps } from '../notices/index.ts';

interface Framed {
  readonly header: (sub: ReactNode) => ReactNode;
}

/** The page of a form while its initial data load. */
export const FormLoading = ({ header }: Framed) => (
  <Page header={header(undefined)} rail={<Skeleton className="h-80 w-full" />}>
    <Skeleton className="h-56 w-full" />
    <Skeleton className="h-80 w-full" />
  </Page>
);

/** The page of a form if its initial data could not be loaded. */
export const FormFailure = ({ header, ...failure }: Framed & Pick<FailureStateProps, 'error' | 'onRetry'>) => (
  <Page header={header(undefined)}>
    <Panel>
      <FailureState {...failure} />
    </Panel>
  </Page>
);
