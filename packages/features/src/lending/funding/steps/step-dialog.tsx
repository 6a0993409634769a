import type { EndpointState } from '@lianxin/api/react';
import { DialogBody, DialogContent, LoadingRegion, SkeletonText } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { FailureState } from '../../../platform/notices/index.ts';

export interface StepDialogProps<Detail> {
  readonly title: string;
  /** The application as it stands, looked up when the dialog opens. */
  readonly state: EndpointState<Detail>;
  /** Which application it is. */
  readonly about: (detail: Detail) => string;
  /** What is done with it: a form with its foot. */
  readonly children: (detail: Detail) => ReactNode;
}

/** What stands in the dialog of a step: loading and broken faces until the application is there. */
export function StepDialog<Detail>({ title, state: { data, error, refresh }, about, children }: StepDialogProps<Detail>) {
  return (
    <DialogContent title={title} description={data && about(data)}>
      {data ? (
        children(data)
      ) : (
        <DialogBody>
          {error ? (
            <FailureState error={error} onRetry={() => void refresh()} />
          ) : (
            <LoadingRegion>
              <SkeletonText lines={6} />
            </LoadingRegion>
          )}
        </DialogBody>
      )}
    </DialogContent>
  );
}
