import { AlertDialog } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { ReasonDialog } from '../../platform/lists/index.ts';
import { FailureBanner } from '../../platform/notices/index.ts';
import type { useReviewActs } from './use-review-acts.ts';

export interface ReviewAskingProps {
  readonly acts: ReturnType<typeof useReviewActs>;
  /** Shows the queue as it is now. */
  readonly onRefresh: () => void;
}

/** The dialog for a reason or a confirmation. */
export function ReviewAsking({ acts, onRefresh }: ReviewAskingProps) {
  const { asking, busy, failure, answer, dropAsking, unsentReason } = acts;
  const { t } = useLingui();
  if (!asking) return null;
  const { id, verb } = asking;
  const shared = { open: true, onOpenChange: dropAsking, busy };
  if (verb.asks === 'yes')
    return (
      <AlertDialog key={id} {...verb.ask} {...shared} needsNetwork onConfirm={() => answer(asking, '')}>
        <FailureBanner error={failure?.error} />
      </AlertDialog>
    );
  return (
    <ReasonDialog
      key={id}
      {...verb.ask}
      {...shared}
      reader={verb.ask.reader ?? t`本企业经办岗`}
      danger
      error={failure?.error}
      onRefresh={onRefresh}
      initialReason={unsentReason(id)}
      onConfirm={(reason) => answer(asking, reason)}
    />
  );
}
