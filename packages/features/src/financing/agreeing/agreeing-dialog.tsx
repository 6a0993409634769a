import { contract, type FinancingDetail, type FinancingId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Dialog, DialogBody, DialogContent, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FailureState } from '../../notices/index.ts';
import { FurtherStep } from './further-step.tsx';
import { SignContract } from './sign-contract.tsx';
import { Supplement } from './supplement.tsx';

/** What is done in a dialog of its own, for more is asked than a yes. */
export type AgreeingStep = 'signContract' | 'supplement' | 'furtherStep';

export interface Agreeing {
  readonly step: AgreeingStep;
  readonly id: FinancingId;
}

/** What every step is given: the financing as it stands, and what follows. */
export interface StepProps {
  readonly financing: FinancingDetail;
  readonly onClose: () => void;
  /** It was done: said with these words. */
  readonly onDone: (words: string) => void;
}

export interface AgreeingDialogProps extends Omit<StepProps, 'financing'> {
  /** What is to be done with which financing; none: the dialog is closed. */
  readonly agreeing: Agreeing | undefined;
}

const STEPS: Readonly<Record<AgreeingStep, (props: StepProps) => ReactNode>> = {
  signContract: SignContract,
  supplement: Supplement,
  furtherStep: FurtherStep,
};

/** A step on the way to the money: signing the contract, answering the lender, or what a lender asks for besides. */
export function AgreeingDialog({ agreeing, onClose, onDone }: AgreeingDialogProps) {
  return (
    <Dialog open={agreeing !== undefined} onOpenChange={(open) => open || onClose()}>
      {agreeing && <AgreeingContent key={`${agreeing.step} ${agreeing.id}`} {...agreeing} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function AgreeingContent({ step, id, ...props }: Agreeing & Omit<StepProps, 'financing'>) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.financing.get, { id }, { quiet: true });
  const titles: Readonly<Record<AgreeingStep, string>> = {
    signContract: t`签署融资合同`,
    supplement: t`融资补件`,
    furtherStep: t`资金方补充步骤`,
  };
  const Step = STEPS[step];
  return (
    <DialogContent title={titles[step]} description={data && `${data.applicationNumber}　${data.lenderName}`}>
      {data ? (
        <Step financing={data} {...props} />
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
