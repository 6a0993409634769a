import { useEndpoint } from '@lianxin/api/react';
import { DialogBody, DialogContent, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { FailureState } from '../../../platform/notices/index.ts';
import type { DetailKind } from '../detail/detail-kind.ts';
import type { FundingDetail } from '../kinds.ts';
import type { Step, StepEnd } from './step.ts';

export interface StepDialogProps<Detail extends FundingDetail> extends Pick<DetailKind<Detail>, 'get'>, Omit<StepEnd, 'title'> {
  readonly id: Detail['id'];
  readonly step: Step<Detail>;
}

/** The dialog of a step. It loads the application when it opens. */
export function StepDialog<Detail extends FundingDetail>({ get, id, step, ...end }: StepDialogProps<Detail>) {
  const { i18n, t } = useLingui();
  const { data, error, refresh } = useEndpoint(get, { id }, { quiet: true, current: true });
  const title = i18n._(step.title);
  const payee = data && step.payee?.(data);
  const party = data?.part === 'own' ? data.lenderName : data?.holder.name;
  return (
    <DialogContent title={title} description={data && `${data.applicationNumber}　${payee === undefined ? party : t`付给${payee}`}`}>
      {data ? (
        step.content(data, { ...end, title })
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
